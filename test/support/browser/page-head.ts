export interface PageHead {
  path: string;
  title: string;
  meta: Map<string, string>;
  canonical: string | undefined;
  jsonLd: Record<string, unknown>[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole);

export function parseHead(path: string, html: string): PageHead {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return {
    path,
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    meta: new Map([...metas].map(([, name = '', content = '']) => [name, decode(content)])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  };
}

/** Pages that break a rule, each with its actual value. */
export function offendersIn(heads: readonly PageHead[], rule: (head: PageHead) => unknown): string[] {
  return heads.flatMap((head) => {
    const broken = rule(head);
    return broken ? [`${head.path}: ${broken}`] : [];
  });
}

function repeatedIn(heads: readonly PageHead[], value: (head: PageHead) => string): string[] {
  const first = new Map<string, string>();
  return offendersIn(heads, (head) => {
    const other = first.get(value(head));
    first.set(value(head), head.path);
    return other && `like ${other}`;
  });
}

/** Titles and descriptions that two pages share. */
export function sharedWords(heads: readonly PageHead[]): string[] {
  return [
    ...repeatedIn(heads, ({ title }) => title),
    ...repeatedIn(heads, ({ meta }) => meta.get('description') ?? ''),
  ];
}

/** Width, in Japanese letters, at which a result list truncates a title. */
const TITLE_WIDTH = 36;

const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2000' ? 1 : 0.5), 0);

/** Titles whose significant part a result list would truncate. */
export function longTitles(heads: readonly PageHead[]): string[] {
  return offendersIn(heads, ({ title }) => widthOf(title.split(' | ')[0] ?? '') > TITLE_WIDTH && title);
}

/** Descriptions with less than 70 or more than 120 characters. */
export function unfitDescriptions(heads: readonly PageHead[]): string[] {
  return offendersIn(heads, ({ meta }) => {
    const text = meta.get('description') ?? '';
    return (text.length < 70 || text.length > 120) && `${text.length} ${text}`;
  });
}
