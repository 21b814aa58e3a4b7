/** Figures of a process, as Prometheus reads them: the labels of each name. */
export type MetricNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads Prometheus' text format. */
export function readMetricNames(text: string): MetricNames {
  const names = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (!name) continue;
    const known = names.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label);
    names.set(name, known);
  }
  return names;
}

/** What Prometheus adds to whatever it reads. */
const ADDED = ['instance', 'job'];

/** What an expression asks for that is not exported: names, and labels of a name in braces or to sum by. */
export function unknownIn(expression: string, names: MetricNames): string[] {
  const asked = [...expression.matchAll(/\b(minamo_\w+)(?:\{([^}]*)\})?/g)];
  const all = new Set([...ADDED, ...asked.flatMap(([, name = '']) => [...(names.get(name) ?? [])])]);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  return [
    ...asked.flatMap(([, name = '', selector = '']) => {
      const known = names.get(name);
      if (!known) return [name];
      const labels = [...selector.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label);
      return labels
        .filter((label) => !known.has(label) && !ADDED.includes(label))
        .map((label) => `${name}{${label}}`);
    }),
    ...grouped.filter((label) => !all.has(label)).map((label) => `by ${label}`),
  ];
}
