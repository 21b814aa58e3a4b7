import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { partLosses, sizeOptics } from '../../shared/sizing/optics.ts';
import { OPTICS_FORM } from '../../shared/sizing/optics-form.ts';
import { say } from '../lib/words.ts';
import { loadTool, ToolView } from './tool-view.tsx';

/** Loss and margin of an optical line. */
export function loader(args: LoaderFunctionArgs) {
  return loadTool(args, {
    form: OPTICS_FORM,
    calculate: ({ values }, products, words) => ({
      result: sizeOptics(
        values,
        products,
        partLosses((name) => say(words, name)),
      ),
    }),
  });
}

export function Component() {
  return <ToolView form={OPTICS_FORM} path="/tools/optics" loaded={useLoaderData<typeof loader>()} />;
}
