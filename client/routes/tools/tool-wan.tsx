import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WAN_TOOL } from '../../../shared/sizing/wan/wan.ts';
import { loadTool, ToolView } from './tool-view.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, WAN_TOOL);
}

export function Component() {
  return <ToolView form={WAN_TOOL.form} path="/tools/wan" loaded={useLoaderData<typeof loader>()} />;
}
