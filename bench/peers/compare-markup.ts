import { JSDOM } from 'jsdom';

/** Marks that a framework leaves for its own code in the browser. */
const MARKS = /^(data-|_)/;
/** Elements that are invisible or specific to a framework. */
const LEFT_OUT = 'script, style, link, meta, title, template, next-route-announcer, body > div[hidden]';

/** Lists the body of a document, a line for each element and text: identical for the same markup from any framework. */
export function markupLines(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const one of document.querySelectorAll(LEFT_OUT)) one.remove();
  const comments = document.createTreeWalker(document.body, 128);
  const found: ChildNode[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode);
  for (const comment of found) comment.remove();
  document.body.normalize();
  return linesOf(document.body, '');
}

function linesOf(parent: Element, indent: string): string[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeName === '#text') {
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      return text ? [`${indent}${text}`] : [];
    }
    const element = node as Element;
    return [`${indent}${tagOf(element)}`, ...linesOf(element, `${indent} `)];
  });
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !MARKS.test(name))
    .map(({ name, value }) => `${name.toLowerCase()}="${value.replaceAll(/\s+/g, ' ').trim()}"`)
    .sort();
  return `<${[element.localName, ...attributes].join(' ')}>`;
}

/** Lines that only one of two documents has. */
export function markupDifferences(expected: string[], actual: string[]): string[] {
  const left = [...expected];
  const more: string[] = [];
  for (const line of actual) {
    const at = left.indexOf(line);
    if (at < 0) more.push(`+ ${line}`);
    else left.splice(at, 1);
  }
  const differences = [...left.map((line) => `- ${line}`), ...more];
  if (differences.length > 0) return differences;
  return actual.flatMap((line, index) => (line === expected[index] ? [] : [`moved ${line}`]));
}
