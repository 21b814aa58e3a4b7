import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { isComposing } from '../is-composing.ts';

interface Props<Item> extends Omit<ComponentProps<'input'>, 'onSelect' | 'onChange' | 'children' | 'list'> {
  id: string;
  value: string;
  /** Name of the list. */
  listName: string;
  /** Undefined keeps the list closed. */
  items: readonly Item[] | undefined;
  keyOf(item: Item): string;
  /** Called with the text of the field; `isFinal` is false during the composition of Japanese input. */
  onType(text: string, isFinal: boolean): void;
  onChoose(item: Item): void;
  children(item: Item): ReactNode;
}

/**
 * Text field with a list to choose from (the combobox pattern of the ARIA Authoring Practices, with a list box). Keys
 * belong to the input method while it composes: Enter then chooses none of the items.
 */
export function Combobox<Item>(props: Props<Item>) {
  const { id, value, listName, items, keyOf, onType, onChoose, children, onKeyDown, ...rest } = props;
  const [active, setActive] = useState(0);
  const key = items?.map(keyOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first item
  useEffect(() => setActive(0), [key]);
  const listId = `${id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const count = items?.length ?? 0;
  const move = (step: number) => {
    const next = (active + step + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const item = items?.[active];
    if (item !== undefined && event.key === 'Enter') {
      event.preventDefault();
      onChoose(item);
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else onKeyDown?.(event);
  };
  return (
    <div className="combobox relative">
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        role="combobox"
        value={value}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        onChange={({ target, nativeEvent }) => onType(target.value, !(nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, true)}
        onKeyDown={press}
      />
      <div role="listbox" id={listId} aria-label={listName} hidden={count === 0}>
        {items?.map((item, index) => (
          // The input has the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={keyOf(item)}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
