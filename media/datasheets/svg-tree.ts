/** An element of one of the project's own drawings. One set of helpers writes them all, so a small parser suffices. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  children: SvgElement[];
  text: string;
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s[^<>"]*"[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /(?<![a-zA-Z-])([a-zA-Z-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

export function parseSvg(source: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', attributes = '', empty, text] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += decode(text);
    else if (closing) open.pop();
    else {
      const element: SvgElement = {
        name,
        attributes: Object.fromEntries(
          [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decode(value)]),
        ),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root.children[0] ?? root;
}
