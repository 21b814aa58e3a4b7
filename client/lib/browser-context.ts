import { RouterContextProvider } from 'react-router';
import {
  contentContext,
  degradedContext,
  resolutionContext,
  screenWidthContext,
  sideDataMsContext,
} from './contexts.ts';
import { layoutWidth } from './layout-width.ts';
import type { PageState } from './page-state.ts';

/** Context of the loaders in the browser, without their API client: the navigation code adds it. */
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
