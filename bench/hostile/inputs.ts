import fc from 'fast-check';
import type { PathTable } from '../../shared/paths/table.ts';
import { FORM_JOURNEYS } from '../../test/fixtures/form-journeys.ts';
import { hostileCalls } from '../../test/support/hostile-calls.ts';
import { hostileTargets } from '../../test/support/hostile-targets.ts';

/** Stands in a page as an element if anything that was sent is shown as it was sent. */
export const MARKER = '<i data-escaped>';
/** How it stands in a page that shows it as text. */
export const SHOWN = '&lt;i data-escaped&gt;';

export interface HostileInput {
  method: 'GET' | 'POST';
  /** Byte for byte as it is sent. */
  target: string;
  /** Of a form. */
  body?: string;
}

/** What ends an attribute, a text, a script, a style or a comment, with the marker behind it. */
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
/** Parameters that pages show again or go by. */
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
  .chain((name) => breakout.map((value) => `${name}=${encodeURIComponent(value)}`));

function joined(search: string, more: string): string {
  return search === '' ? `?${more}` : `${search}&${more}`;
}

function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** What can stand in a request line at all. */
function isSendable({ target }: HostileInput): boolean {
  return target.startsWith('/') && /^[\x21-\x7e\x80-\xff]*$/.test(target);
}

/** Requests around everything the site knows: pages that show again what was asked, calls of the API, and forms. */
export function hostileInputs(table: PathTable): fc.Arbitrary<HostileInput> {
  const { pathname, search } = hostileTargets(table);
  const page = fc
    .tuple(pathname, search, shown)
    .map(
      ([path, query, more]): HostileInput => ({ method: 'GET', target: bytes(path + joined(query, more)) }),
    );
  const call = hostileCalls.map((target): HostileInput => ({ method: 'GET', target: bytes(target) }));
  const form = fc
    .tuple(fc.constantFrom(...FORM_JOURNEYS), breakout)
    .map(([{ path, fields }, value]): HostileInput => {
      const names = Object.keys(fields);
      return {
        method: 'POST',
        target: path,
        body: new URLSearchParams(names.map((name) => [name, value])).toString(),
      };
    });
  return fc
    .oneof({ weight: 5, arbitrary: page }, { weight: 3, arbitrary: call }, { weight: 1, arbitrary: form })
    .filter(isSendable);
}
