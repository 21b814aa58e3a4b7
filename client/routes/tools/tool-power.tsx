import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { POWER_TOOL } from '../../../shared/sizing/power/power-tool.ts';
import { loadTool, ToolView } from './tool-view.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, POWER_TOOL);
}

export function Component() {
  return <ToolView form={POWER_TOOL.form} path="/tools/power" loaded={useLoaderData<typeof loader>()} />;
}
