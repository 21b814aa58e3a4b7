import type { Corpus } from '../../corpus.ts';

function describe(name: string, bodies: string[]): string[] {
  if (bodies.length === 0) return [];
  const lengths = bodies.map((body) => body.replaceAll(/\]\([^)]*\)|\s/g, '').length).sort((a, b) => a - b);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const middle = lengths[Math.floor(lengths.length / 2)];
  const variation = ((100 * Math.sqrt(variance)) / mean).toFixed(1);
  return [`${name}の長さ: 中央 ${middle}字(${lengths[0]}〜${lengths.at(-1)})、変動係数 ${variation}%`];
}

/** Describes the lengths of the texts of each kind and their spread: even lengths betray a template. */
export function describeLengths({ blog, technology, cases, solutions }: Corpus): string[] {
  const kinds = { ブログ: blog, 技術記事: technology, 事例: cases, ソリューション: solutions };
  return Object.entries(kinds).flatMap(([name, records]) =>
    describe(
      name,
      records.map(({ body }) => body),
    ),
  );
}
