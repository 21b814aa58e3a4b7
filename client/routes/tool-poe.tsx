import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { POE_FORM, sizePoe } from '../../shared/sizing/poe.ts';
import { loadTool, ToolView } from './tool-view.tsx';

/** Budget of power over Ethernet. */
export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, {
    form: POE_FORM,
    calculate: ({ values, rows }, products) => ({
      result: rows.length > 0 ? sizePoe(values, rows, products) : null,
    }),
  });
}

export function Component() {
  return <ToolView form={POE_FORM} path="/tools/poe" loaded={useLoaderData<typeof loader>()} />;
}
