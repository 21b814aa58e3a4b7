import { RouterContextProvider } from 'react-router';
import { layoutWidth } from '../browser/layout-width.ts';
import {
  contentContext,
  degradedContext,
  resolutionContext,
  screenWidthContext,
  sideDataMsContext,
} from './contexts.ts';
import type { PageState } from './page-state.ts';

/** Context of loaders in the browser, without the API client, which the navigation code adds. */
export function browserContext({
  content,
  settings,
}: Pick<PageState, 'content' | 'settings'>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, content);
  context.set(screenWidthContext, layoutWidth());
  context.set(resolutionContext, null);
  context.set(degradedContext, { value: false });
  context.set(sideDataMsContext, settings.sideDataMs);
  return context;
}
