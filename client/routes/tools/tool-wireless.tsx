import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WIRELESS_TOOL } from '../../../shared/sizing/wireless/wireless.ts';
import { loadTool, ToolView } from './tool-view.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, WIRELESS_TOOL);
}

export function Component() {
  return (
    <ToolView form={WIRELESS_TOOL.form} path="/tools/wireless" loaded={useLoaderData<typeof loader>()} />
  );
}
