import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { POE_TOOL } from '../../../shared/sizing/poe/poe.ts';
import { loadTool, ToolView } from './tool-view.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, POE_TOOL);
}

export function Component() {
  return <ToolView form={POE_TOOL.form} path="/tools/poe" loaded={useLoaderData<typeof loader>()} />;
}
