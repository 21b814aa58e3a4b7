import fc from 'fast-check';
import type { PathTable } from '../../shared/paths/table.ts';
import { FORM_JOURNEYS } from '../../test/fixtures/form-journeys.ts';
import { hostileCalls } from '../../test/support/requests/hostile-calls.ts';
import { hostileTargets } from '../../test/support/requests/hostile-targets.ts';

/** Becomes an element of a page that shows sent data unescaped. */
export const MARKER = '<i data-escaped>';
/** Escaped form of the marker. */
export const SHOWN = '&lt;i data-escaped&gt;';

export interface HostileInput {
  method: 'GET' | 'POST';
  /** Request target, sent byte for byte. */
  target: string;
  /** Body of a form post. */
  body?: string;
}

/** Beginnings that end an attribute, a text, a script, a style or a comment, followed by the marker. */
const breakout = fc
  .constantFrom(
    '',
    '"',
    "'",
    '">',
    "'>",
    '</script>',
    '</style>',
    '-->',
    '</title>',
    '</textarea>',
    '`',
    '${',
    '{{',
    '\u2028',
  )
  .map((end) => `${end}${MARKER}`);
/** Members of Object.prototype, which a look-up in a plain object would find. */
const inherited = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf');
/** Runs of one character between words, for which a parser with more than linear time takes seconds. */
const run = (most: number) =>
  fc
    .tuple(
      fc.constantFrom('×', ' ', '\u3000', 'a', '１', '-', 'ー', '(', '（', '[', '<'),
      fc.integer({ min: 1, max: most }),
    )
    .map(([unit, count]) => `a${unit.repeat(count)} c d`);
/** Longest runs in characters. A request line is limited to 16 KB, and one character may take nine bytes. */
const LINE_RUN_MAX = 800;
const FIELD_RUN_MAX = 1_500;
const LIST_RUN_MAX = 15_000;
/** Parameters that pages show or use. */
const shown = fc
  .constantFrom(
    'value',
    'keywords',
    'keyword',
    'happenContent',
    'goods',
    'backUrl',
    'receipt',
    'page',
    'ids',
    'id',
    'productId',
  )
  .chain((name) =>
    fc.oneof(breakout, inherited, run(LINE_RUN_MAX)).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
const inheritedParameter = fc.tuple(inherited, inherited).map(([name, value]) => `${name}=${value}`);

function joined(search: string, more: string): string {
  return search === '' ? `?${more}` : `${search}&${more}`;
}

function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Returns whether a target may occur in a request line at all. */
function isSendable({ target }: HostileInput): boolean {
  return target.startsWith('/') && /^[\x21-\x7e\x80-\xff]*$/.test(target);
}

/** Requests derived from the site's addresses: pages that show parameters, calls of the API, and forms. */
export function hostileInputs(table: PathTable): fc.Arbitrary<HostileInput> {
  const { pathname, search } = hostileTargets(table);
  const page = fc
    .tuple(
      pathname,
      search,
      fc.oneof({ weight: 8, arbitrary: shown }, { weight: 1, arbitrary: inheritedParameter }),
    )
    .map(
      ([path, query, more]): HostileInput => ({ method: 'GET', target: bytes(path + joined(query, more)) }),
    );
  const call = hostileCalls.map((target): HostileInput => ({ method: 'GET', target: bytes(target) }));
  const form = fc
    .tuple(fc.constantFrom(...FORM_JOURNEYS), fc.oneof(breakout, inherited, run(FIELD_RUN_MAX)), inherited)
    .map(([{ path, fields }, value, name]): HostileInput => {
      const names = [...Object.keys(fields), name];
      return {
        method: 'POST',
        target: path,
        body: new URLSearchParams(names.map((name) => [name, value])).toString(),
      };
    });
  const list = fc.oneof(breakout, inherited, run(LIST_RUN_MAX)).map(
    (text): HostileInput => ({
      method: 'POST',
      target: '/products/list',
      body: new URLSearchParams({ intent: 'csv', csv: text }).toString(),
    }),
  );
  return fc
    .oneof(
      { weight: 5, arbitrary: page },
      { weight: 3, arbitrary: call },
      { weight: 1, arbitrary: form },
      { weight: 1, arbitrary: list },
    )
    .filter(isSendable);
}
