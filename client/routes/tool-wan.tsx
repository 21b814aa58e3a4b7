import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sizeWan } from '../../shared/sizing/wan.ts';
import { WAN_FORM } from '../../shared/sizing/wan-form.ts';
import { loadTool, ToolView } from './tool-view.tsx';

/** Routers of sites and their centre. */
export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, {
    form: WAN_FORM,
    calculate: ({ values, rows }, products) => ({
      result: rows.length > 0 ? sizeWan(values, rows, products) : null,
    }),
  });
}

export function Component() {
  return <ToolView form={WAN_FORM} path="/tools/wan" loaded={useLoaderData<typeof loader>()} />;
}
