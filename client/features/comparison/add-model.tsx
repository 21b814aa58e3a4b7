import { Form } from 'react-router';
import { COMPARE_PATH } from '../../../shared/comparison/asked-models.ts';
import { Button } from '../../components/button.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import type { Choice } from './load-models.ts';

/** Form to add another model to the comparison, shown after the list of models has arrived. */
export function AddModel({ ids, value }: { ids: number[]; value: Promise<Choice[]> | undefined }) {
  return (
    <div className="mt-8 flex min-h-25 flex-wrap items-end gap-x-6 gap-y-3 border-t border-line pt-6 print:hidden">
      <Deferred name="choices" value={value} fallback={null}>
        {(choices) => (choices.length > 0 ? <ChoiceForm ids={ids} choices={choices} /> : null)}
      </Deferred>
      <MoreLink to="/products/all-products">条件から機種を探す</MoreLink>
    </div>
  );
}

/** Ordinary form, which works without JavaScript. */
function ChoiceForm({ ids, choices }: { ids: number[]; choices: Choice[] }) {
  return (
    <Form
      action={COMPARE_PATH}
      method="get"
      aria-label="機種の追加"
      className="flex min-w-0 flex-wrap items-end gap-3"
    >
      {ids.length > 0 ? <input type="hidden" name="ids" value={ids.join(',')} /> : null}
      <div className="min-w-0">
        <label htmlFor="add-model" className="mb-1 block text-sm font-bold">
          比べる機種を追加
        </label>
        <select
          id="add-model"
          name="ids"
          // Resets the choice, because the list no longer contains the added model.
          key={ids.join('-')}
          defaultValue=""
          className="h-12 w-full max-w-md rounded-md border border-line-strong bg-white px-3"
        >
          <option value="">機種を選んでください</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" className="h-12">
        追加する
      </Button>
    </Form>
  );
}
