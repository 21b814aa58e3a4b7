/** Metrics of a process in Prometheus' terms: the label names of each metric. */
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

/** Labels that Prometheus adds to every metric. */
const ADDED = ['instance', 'job'];

/** Names of an expression that are not exported: metrics, and labels in braces or in `sum by`. */
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
