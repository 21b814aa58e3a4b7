import { useId, useState } from 'react';
import type { DeskConflict, DeskContent } from '../../shared/api.ts';
import { Decision, Dialog } from '../components/dialog.tsx';
import { DiffView } from '../components/diff-view.tsx';
import { Field } from '../components/field.tsx';
import { fieldAt } from '../form/summaries.ts';
import { rowsOf } from '../form/widgets.tsx';
import { withValue } from '../form/written.ts';
import { readable, useChoiceNames } from '../references/readable.ts';
import { isText, toSend } from './content.ts';
import type { Editing, OpenDraft } from './use-draft.ts';

type Merged = NonNullable<DeskConflict['merged']>;

/** Resolution of one conflict: mine, theirs, or a new text. */
interface Choice {
  from: 'mine' | 'theirs' | 'hand';
  value: unknown;
}

type Conflicting = Editing & { conflict: DeskConflict };

/** Dialog for a conflict of two editors: shows every conflicting field and saves the resolution. */
export function ConflictResolver(editing: Conflicting) {
  const { draft, conflict } = editing;
  if (conflict.theirs === null)
    // The editor's content can become a draft of the deleted record again.
    return (
      <Dialog title="この記録は削除されています" onClose={draft.postpone}>
        <p>
          あなたが書いている間に、ほかの方がこの記録を削除しました。あなたの内容は、この画面に残っています。下書きとして保存すると、公開するまでサイトには出ません。
        </p>
        <Save draft={draft} onSave={() => draft.resolve(toSend(draft.content))} />
      </Dialog>
    );
  const who = conflict.author ? `${conflict.author} さん` : '別の方';
  const what = conflict.with === 'draft' ? '下書きを保存しました' : '変更を公開しました';
  return (
    <Dialog title="ほかの方も編集しています" onClose={draft.postpone} isWide>
      <p>
        あなたが書いている間に、{who}がこの記録の{what}。あなたの内容はまだ保存されていません。
      </p>
      {conflict.merged && !isText(draft.content) ? (
        <Places {...editing} merged={conflict.merged} />
      ) : (
        <Texts {...editing} />
      )}
    </Dialog>
  );
}

function Places({ draft, conflict, merged, schema }: Conflicting & { merged: Merged }) {
  const [choices, setChoices] = useState<(Choice | undefined)[]>(() => conflict.places.map(() => undefined));
  const nameOf = useChoiceNames(schema);
  return (
    <>
      {conflict.places.length === 0 ? (
        <p>同じところは書き換えていません。両方の変更を合わせて保存できます。</p>
      ) : (
        <p>同じところを書き換えた{conflict.places.length}か所について、残す方を選んでください。</p>
      )}
      {conflict.places.map((place, index) => {
        const [first, ...rest] = place.path;
        const { titles, field } = fieldAt(first === 'body' ? ['body'] : rest, schema, merged.data);
        return (
          <Place
            key={JSON.stringify(place.path)}
            title={titles || '全体'}
            shown={(value) => readable(value, field, { root: schema, nameOf })}
            place={place}
            choice={choices[index]}
            onChoose={(choice) => setChoices((before) => before.with(index, choice))}
          />
        );
      })}
      <Save
        draft={draft}
        isReady={choices.every((choice) => choice !== undefined)}
        onSave={() => draft.resolve(chosenContent(merged, conflict, choices))}
      />
    </>
  );
}

interface PlaceProps {
  title: string;
  shown(value: unknown): string;
  place: DeskConflict['places'][number];
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
}

function Place({ title, shown, place: { mine, theirs }, choice, onChoose }: PlaceProps) {
  const id = useId();
  const canWrite = typeof mine === 'string' || typeof theirs === 'string';
  const radio = (from: Choice['from'], label: string, value: unknown) => (
    <label className="choice">
      <input
        type="radio"
        name={id}
        checked={choice?.from === from}
        onChange={() => onChoose({ from, value })}
      />
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-3">
        <div>
          {radio('mine', '自分の内容', mine)}
          <pre className="raw">{shown(mine)}</pre>
        </div>
        <div>
          {radio('theirs', '相手の内容', theirs)}
          <pre className="raw">{shown(theirs)}</pre>
        </div>
      </div>
      {canWrite && radio('hand', '書き直す', String(mine ?? theirs ?? ''))}
      {choice?.from === 'hand' && (
        <textarea
          aria-label={`${title}(書き直す)`}
          rows={rowsOf(String(choice.value), 3)}
          value={String(choice.value)}
          onChange={({ target }) => onChoose({ from: 'hand', value: target.value })}
        />
      )}
    </fieldset>
  );
}

/** Conflict without a merge because one side is invalid YAML: shows both texts and saves one. */
function Texts({ draft, conflict }: Conflicting) {
  const mine = isText(draft.content) ? draft.content.text : (draft.record?.text ?? '');
  const [text, setText] = useState(mine);
  const theirs = conflict.theirs ?? '';
  return (
    <>
      {!isText(draft.content) && (
        <p className="notice bad">
          どちらかの原文が読み取れないため、項目ごとには比べられません。自分の変更は「編集に戻る」で確かめられます。
        </p>
      )}
      <h3>相手の内容から、下の原文への違い</h3>
      <DiffView before={theirs} after={text} name="原文の違い" />
      <Field label="保存する原文">
        {(attributes) => (
          <textarea
            {...attributes}
            className="font-mono text-md leading-[1.6]"
            rows={14}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p>
        <button type="button" onClick={() => setText(theirs)}>
          相手の内容にする
        </button>{' '}
        <button type="button" onClick={() => setText(mine)}>
          自分の内容にする
        </button>
      </p>
      <Save draft={draft} onSave={() => draft.resolve({ text })} />
    </>
  );
}

interface SaveProps {
  draft: OpenDraft;
  isReady?: boolean;
  onSave(): void;
}

function Save({ draft, isReady = true, onSave }: SaveProps) {
  return (
    <Decision
      isDisabled={!isReady || draft.isBusy}
      onAct={onSave}
      onClose={draft.postpone}
      close="編集に戻る"
    >
      この内容で保存
    </Decision>
  );
}

/** Merged content, which has the values of `mine` at conflicts, with the resolutions applied. */
function chosenContent(merged: Merged, { places }: DeskConflict, choices: readonly (Choice | undefined)[]) {
  return places.reduce<unknown>((content, { path }, index) => {
    const choice = choices[index];
    return choice ? withValue(content, path, choice.value) : content;
  }, merged) as DeskContent;
}
