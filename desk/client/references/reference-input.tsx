import { type ComponentProps, useContext, useEffect, useState } from 'react';
import type { DeskChoice, DeskChoices } from '../../shared/api.ts';
import { matching } from '../../shared/spellings.ts';
import { Combobox } from '../components/combobox.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { ChoicesContext, NONE } from './choices-context.tsx';

/** Choices shown at once; further ones are found by typing. */
const SHOWN = 50;

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  id: string;
  /** Name of the list of choices, `reference` in the schema. */
  list: string;
  value: unknown;
  onChange(value: unknown): void;
  /** Value that is not offered. */
  except?: DeskChoice['value'] | undefined;
}

function useChoices(list: string): DeskChoices | undefined {
  const load = useContext(ChoicesContext);
  const [choices, setChoices] = useState(load ? undefined : NONE);
  useEffect(() => {
    let isCurrent = true;
    load?.(list).then((loaded) => isCurrent && setChoices(loaded));
    return () => {
      isCurrent = false;
    };
  }, [load, list]);
  return choices;
}

/** Reference to a record, chosen by its name from a list with pictures. The value is its id. */
export function ReferenceInput({ id, list, value, onChange, except, ...rest }: Props) {
  const loaded = useChoices(list);
  const { addressOf } = useContext(PicturesContext);
  const [typed, setTyped] = useState<string>();
  const [query, setQuery] = useState('');
  const [isListed, setListed] = useState(false);
  const choices = (loaded?.choices ?? []).filter((choice) => choice.value !== except);
  const isOpen = loaded?.isOpen ?? false;
  const chosen = choices.find((choice) => choice.value === value);
  const isExact = (choice: DeskChoice) => choice.value === typed;
  const found = matching(query, choices, textOf)
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .slice(0, SHOWN);
  const isUnknown = loaded !== undefined && Boolean(typed) && !isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was typed before the list arrived
  useEffect(() => {
    if (isOpen && typed !== undefined) onChange(typed || undefined);
  }, [isOpen]);
  const end = () => {
    setListed(false);
    setTyped(undefined);
    setQuery('');
  };
  const leave = () => {
    setListed(false);
    if (typed === undefined || !loaded) return;
    const [only, ...others] = found;
    if (typed === '') onChange(undefined);
    else if (!isOpen && (!only || others.length > 0)) return;
    else if (!isOpen && only) onChange(only.value);
    end();
  };
  return (
    <div className="reference">
      {chosen?.picture && <Thumbnail src={addressOf(chosen.picture)} />}
      <Combobox
        {...rest}
        id={id}
        value={typed ?? chosen?.name ?? String(value ?? '')}
        listName="選べるもの"
        items={isListed ? found : undefined}
        keyOf={(choice) => String(choice.value)}
        aria-invalid={isUnknown || rest['aria-invalid']}
        onType={(text, isFinal) => {
          setTyped(text);
          if (isFinal) setQuery(text);
          setListed(true);
          if (isOpen) onChange(text || undefined);
        }}
        onChoose={(choice) => {
          onChange(choice.value);
          end();
        }}
        onClick={() => setListed(true)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setListed(true);
          else if (event.key === 'Escape' && isListed) {
            event.preventDefault();
            end();
          }
        }}
      >
        {({ name, note, picture, state }) => (
          <span className="choice-row">
            <Thumbnail src={picture && addressOf(picture)} />
            <span>
              {name} {state && <StateLabels states={[{ text: state, tone: 'off' }]} />}
              {note && <span className="description block">{note}</span>}
            </span>
          </span>
        )}
      </Combobox>
      {isUnknown && !isListed && (
        <p className="error" role="alert">
          「{typed}」は選べません。一覧から選んでください。
        </p>
      )}
      {typed === undefined && chosen?.note && <p className="description">{chosen.note}</p>}
    </div>
  );
}

function textOf({ name, note, value }: DeskChoice): string {
  return `${name} ${note ?? ''} ${value}`;
}
