import { defineTool } from '../tool.ts';
import { factorsOf, POWER_FORM, sizePower } from './power.ts';
import { selectProducts, withListRows } from './power-selection.ts';

/** The tool for power, heat, rack and UPS of a list of products. */
export const POWER_TOOL = defineTool({
  form: POWER_FORM,
  alsoReads: ['items'],
  rewrite: withListRows,
  calculate({ values, numberedRows }, products, say) {
    const { selected, problems } = selectProducts(numberedRows, products);
    if (selected.length === 0 && values.other === 0) return { result: null, problems };
    return { result: sizePower(values, selected, factorsOf(say)), problems };
  },
});
