interface Props {
  value: string;
  /** Placeholder of the empty field. */
  examples: string;
  onChange(value: string): void;
}

/** Search field that narrows the list below it. */
export function FilterField({ value, examples, onChange }: Props) {
  return (
    <div className="field max-w-[28rem]">
      <label htmlFor="filter">絞り込み</label>
      <input
        id="filter"
        type="search"
        value={value}
        placeholder={examples}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
