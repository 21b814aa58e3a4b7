import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { POWER_FORM, sizePower } from '../../shared/sizing/power.ts';
import { selectProducts, withListRows } from '../../shared/sizing/power-selection.ts';
import { loadTool, ToolView } from './tool-view.tsx';

/** Power, heat, rack and UPS of a list of products. */
export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, {
    form: POWER_FORM,
    alsoReads: ['items'],
    rewrite: withListRows,
    calculate({ values, numberedRows }, products) {
      const { selected, problems } = selectProducts(numberedRows, products);
      if (selected.length === 0 && values.other === 0) return { result: null, problems };
      return { result: sizePower(values, selected), problems };
    },
  });
}

export function Component() {
  return <ToolView form={POWER_FORM} path="/tools/power" loaded={useLoaderData<typeof loader>()} />;
}
