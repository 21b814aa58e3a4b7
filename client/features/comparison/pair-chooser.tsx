const PLACES = ['1つ目に表示', '2つ目に表示'];

/**
 * Selects the two models that a phone shows. Only radio buttons: the style sheet shows the selected columns,
 * with or without JavaScript.
 */
export function PairChooser({ names }: { names: string[] }) {
  return (
    <div className="mb-6 space-y-3 md:hidden print:hidden">
      {PLACES.map((label, place) => (
        <fieldset key={label}>
          <legend className="mb-1 text-sm font-bold">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {names.map((name, column) => (
              <label
                key={name}
                className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-white px-3 text-sm has-checked:border-aqua has-checked:bg-aqua-pale has-checked:font-bold"
              >
                <input
                  type="radio"
                  name={`place-${place}`}
                  data-shows={column}
                  defaultChecked={column === place}
                  className="size-4 accent-aqua"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
