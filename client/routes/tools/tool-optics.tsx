import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OPTICS_TOOL } from '../../../shared/sizing/optics/optics.ts';
import { loadTool, ToolView } from './tool-view.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, OPTICS_TOOL);
}

export function Component() {
  return <ToolView form={OPTICS_TOOL.form} path="/tools/optics" loaded={useLoaderData<typeof loader>()} />;
}
