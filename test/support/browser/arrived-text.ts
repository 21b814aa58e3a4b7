/**
 * React's instruction that moves late content into place: a section into its boundary, or a part into a
 * section.
 */
const MOVE = /\$R([CS])\("([^"]+)","([^"]+)"\)/;
const NO_TEXT = /<(script|style|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g;

/** Text of a document's main part after all content has arrived, in one piece or in several. */
export function arrivedText(html: string): string {
  let whole = html;
  for (let move = MOVE.exec(whole); move; move = MOVE.exec(whole)) whole = moved(whole, move);
  const main = whole.slice(whole.indexOf('<main'), whole.indexOf('</main>'));
  return main.replace(NO_TEXT, '');
}

function moved(
  html: string,
  { 0: call, 1: kind, 2: first = '', 3: second = '', index }: RegExpExecArray,
): string {
  const [place, arrived] = kind === 'C' ? [first, second] : [second, first];
  const opening = `<div hidden id="${arrived}">`;
  const start = html.indexOf(opening);
  // The instruction follows the content that it moves.
  const end = html.lastIndexOf('</div><script', index);
  const content = html.slice(start + opening.length, end);
  const rest = html.slice(0, start) + html.slice(end + '</div>'.length).replace(call, '');
  const mark = `<template id="${place}"></template>`;
  const [before = '', after = ''] = rest.split(mark);
  return before + content + (kind === 'C' ? after.slice(fallbackLength(after)) : after);
}

/** Length of a fallback up to the end of its boundary, which may contain other boundaries. */
function fallbackLength(html: string): number {
  let depth = 0;
  for (const { 0: mark, index } of html.matchAll(/<!--\/?\$[?!~]?-->/g)) {
    if (mark !== '<!--/$-->') depth += 1;
    else if (depth === 0) return index;
    else depth -= 1;
  }
  throw new Error('a section without its end');
}
