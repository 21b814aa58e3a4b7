/** Typical problems that the solution addresses. */
export function Challenges({ items }: { items: string[] }) {
  return (
    <ol className="grid gap-4 md:grid-cols-2">
      {items.map((item, index) => (
        <li key={item} className="flex gap-4 rounded-lg border border-line bg-white p-5 md:p-6">
          <span aria-hidden="true" className="text-xl leading-normal font-bold text-aqua tabular-nums">
            {index + 1}
          </span>
          <p>{item}</p>
        </li>
      ))}
    </ol>
  );
}
