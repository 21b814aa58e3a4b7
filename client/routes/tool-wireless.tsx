import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sizeWireless } from '../../shared/sizing/wireless.ts';
import { WIRELESS_FORM } from '../../shared/sizing/wireless-form.ts';
import { loadTool, ToolView } from './tool-view.tsx';

/** Access points for rooms, with channels, feed and switches. */
export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, {
    form: WIRELESS_FORM,
    calculate: ({ values, rows }, products) => ({
      result: rows.length > 0 ? sizeWireless(values, rows, products) : null,
    }),
  });
}

export function Component() {
  return <ToolView form={WIRELESS_FORM} path="/tools/wireless" loaded={useLoaderData<typeof loader>()} />;
}
