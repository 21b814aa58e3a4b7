import { FORMS } from '../api/forms/all.ts';
import type { PageRecord } from './page-schema.ts';

/** Texts that the code of a page shows in addition to its sections, by name. */
interface Wanted {
  texts?: readonly string[];
  /** Several sentences each. */
  lists?: readonly string[];
  /** Texts without which a part of the page, or of the pages below it, is left out. */
  optional?: readonly string[];
  /** Several texts each, which may be left out. */
  optionalLists?: readonly string[];
}

/** Hints of the form's fields, by their names, and the choices of open ones (`timingChoices`). */
function wordsOfForm(page: string): Wanted {
  const fields = FORMS.filter((form) => form.page === page).flatMap((form) => Object.entries(form.fields));
  return {
    optional: fields.flatMap(([name, { kind }]) => (kind === 'text' ? [name] : [])),
    optionalLists: fields.flatMap(([name, field]) =>
      field.kind === 'text' && field.isOpen ? [`${name}Choices`] : [],
    ),
  };
}

/** `purpose` completes 「ご入力いただいた情報は、…のために利用します。」, `next` describes the steps after sending. */
const FORM: Wanted = { texts: ['purpose'], lists: ['next'] };

const WANTED: Readonly<Record<string, Wanted>> = {
  '/products': { optional: ['choosing'] },
  '/products/compare': { optional: ['none', 'one'] },
  '/products/list': { optional: ['csv', 'empty', 'totals'] },
  // `title` and `descriptions` are templates for the window title and the search description of every solution: `{name}`, `{audience}`.
  '/solutions': {
    optional: ['configuration', 'consult', 'title'],
    optionalLists: ['descriptions'],
  },
  '/case-studies': { optional: ['consult', 'empty'] },
  '/faq': { optional: ['consult'] },
  '/blog': { optional: ['consult'], optionalLists: ['categories'] },
  // `contact` lists words of visitors who look for a telephone number or hours.
  '/search': { optional: ['ask'], optionalLists: ['tips', 'contact'] },
  '/technology': { optional: ['consult'] },
  '/news': { optional: ['contact'], optionalLists: ['kinds'] },
  '/careers': { optional: ['documents', 'reply'] },
  '/sales': FORM,
  '/get-price': { ...FORM, optional: ['note'] },
  '/catalogform': FORM,
  '/service/request': FORM,
  '/service/post-sales': FORM,
  '/service/warranty-check/report': { ...FORM, optional: ['note'] },
  '/partners': { ...FORM, optional: ['apply', 'conditions', 'finder', 'invitation', 'nobody', 'quote'] },
  // Shown with the result of a tool where they apply.
  '/tools/poe': { optional: ['priceOrder', 'assumes', 'reserved', 'measured', 'survive', 'harsh'] },
  // Planning values of losses, from the facts; typical values by default.
  '/tools/optics': {
    optional: [
      ...['direct', 'pon', 'margin'],
      ...['fibreLoss', 'fibreLoss1550', 'fibreLoss850', 'fibreLoss1300'],
      ...['connectorLoss', 'connectorMax', 'spliceLoss', 'spliceMax'],
      ...['split2', 'split4', 'split8', 'split16', 'split32', 'split64'],
    ],
  },
  // Planning values of persons and ciphers, from the facts; typical values by default.
  '/tools/wan': {
    optional: [
      ...['assumes', 'centre', 'shared', 'fixed', 'ipv6', 'spare', 'mobile'],
      ...['sessions', 'connections', 'cbcShare'],
    ],
  },
  '/tools/wireless': {
    optional: [
      ...[
        'devicesPerRadio',
        'readersPerRadio',
        'fill',
        'efficiency',
        'utilization',
        'aisleArea',
        'priceOrder',
      ],
      ...['officeRate', 'lightRate', 'meetingRate', 'lessonRate'],
      ...['officeActive', 'lightActive', 'meetingActive', 'lessonActive'],
      ...['assumed', 'indoor', 'guest', 'warehouse', 'outdoor', 'dfs'],
      ...['short', 'shared', 'noChannels'],
    ],
  },
  '/tools/power': {
    optional: ['factor', 'smallFactor', 'yenPerKwh', 'assumes', 'feeds', 'dc', 'ups', 'battery', 'energy'],
  },
  '/webinar': {
    texts: ['purpose', 'heldPurpose'],
    lists: ['next', 'heldNext'],
    optional: [
      ...['upcoming', 'materials', 'recording', 'noRecording'],
      ...['format', 'deadline', 'heldFormat', 'recordingFacts'],
    ],
    optionalLists: ['fullNext'],
  },
  '/service/warranty-check': {
    texts: [
      ...['valid', 'contract', 'expired', 'support-ended', 'unknown'],
      ...['repair', 'register', 'replace', 'successor'],
    ],
  },
};

/** Reports texts of a page that its code does not know, and missing ones. */
export function wordProblems({ path, words = {} }: PageRecord): { field: string; reason: string }[] {
  const { texts = [], lists: neededLists = [] } = WANTED[path] ?? {};
  const wanted = [WANTED[path] ?? {}, wordsOfForm(path)];
  const optional = wanted.flatMap((one) => one.optional ?? []);
  const optionalLists = wanted.flatMap((one) => one.optionalLists ?? []);
  const lists = [...neededLists, ...optionalLists];
  const known = [...texts, ...lists, ...optional];
  const unknown = Object.keys(words).filter((name) => !known.includes(name));
  const missing = [...texts, ...neededLists].filter((name) => !Object.hasOwn(words, name));
  const wrong = Object.keys(words).filter(
    (name) => known.includes(name) && lists.includes(name) !== Array.isArray(words[name]),
  );
  const uses = known.length > 0 ? `使えるのは ${known.join('、')} です` : 'このページに words はありません';
  return [
    ...unknown.map((name) => ({ field: `words.${name}`, reason: `この名前の文はありません。${uses}` })),
    ...missing.map((name) => ({ field: `words.${name}`, reason: 'この文が必要です' })),
    ...wrong.map((name) => ({
      field: `words.${name}`,
      reason: lists.includes(name) ? '文を並べて書いてください' : '1つの文を書いてください',
    })),
  ];
}
