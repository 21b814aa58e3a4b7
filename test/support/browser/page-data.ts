const DATA = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/gs;
const TERM_MARK = /<span class="xs:whitespace-nowrap">([^<]*)<\/span>/g;
/** Shorter texts are sent as they are: a reference would hardly be shorter. */
const SHORT = 40;

/** All texts in the data that a document contains for hydration. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Faults in the data of a document: prose that the markup already contains, and references without a target.
 */
export function dataProblems(path: string, html: string): string[] {
  const texts = [...html.matchAll(DATA)].flatMap(([, json = '']) => textsIn(JSON.parse(json)));
  const markup = html.replace(DATA, '').replace(TERM_MARK, '$1');
  const shown = new Set([...html.matchAll(/ data-prose="(\d+)"/g)].map(([, place]) => place));
  return texts.flatMap((text) => {
    if (text.startsWith('<') && text.length >= SHORT && markup.includes(text)) {
      return [`${path} carries twice: ${text.slice(0, SHORT)}`];
    }
    const place = /^prose:(\d+)$/.exec(text)?.[1];
    return place !== undefined && !shown.has(place) ? [`${path} shows no prose ${place}`] : [];
  });
}
