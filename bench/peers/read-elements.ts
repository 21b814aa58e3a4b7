import type { Link, MenuLink, NamedLink, Picture, Piece } from './shared/home.ts';

export function elements(parent: ParentNode, selector: string): Element[] {
  return [...parent.querySelectorAll(selector)];
}

/** @throws {Error} when the page has no such element: then its markup has changed. */
export function element(parent: ParentNode, selector: string): Element {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`the home page has no ${selector}; bench/peers has to follow its markup`);
  return found;
}

export function attribute(of: Element, name: string): string {
  return of.getAttribute(name) ?? '';
}

export function text(of: Element): string {
  return (of.textContent ?? '').trim();
}

export function link(of: Element): Link {
  return { href: attribute(of, 'href'), text: text(of) };
}

export function links(parent: ParentNode): Link[] {
  return elements(parent, 'a').map(link);
}

export function namedLink(of: Element): NamedLink {
  return { href: attribute(of, 'href'), label: attribute(of, 'aria-label') };
}

export function opensMenu(of: Element): MenuLink {
  return { ...link(of), opensMenu: of.querySelector('svg') !== null };
}

export function picture(parent: ParentNode): Picture {
  const img = element(parent, 'img');
  const image = attribute(img, 'src');
  if (!img.parentElement?.matches('picture')) return { image };
  return {
    image,
    sizes: attribute(img, 'sizes'),
    files: attribute(img, 'srcset'),
    formats: elements(img.parentElement, 'source').map((source) => ({
      type: attribute(source, 'type'),
      files: attribute(source, 'srcset'),
    })),
  };
}

/** Returns the text of an element together with the parts between its texts. */
export function pieces(of: Element): Piece[] {
  const found: Piece[] = [];
  for (const node of of.childNodes) {
    const piece = pieceOf(node);
    const last = found.at(-1);
    // A comment has split one text.
    if (piece?.as === 'text' && last?.as === 'text') last.text += piece.text;
    else if (piece) found.push(piece);
  }
  return found;
}

function pieceOf(node: ChildNode): Piece | undefined {
  const words = node.textContent ?? '';
  if (node.nodeName === '#text') return { as: 'text', text: words };
  if (node.nodeName === 'WBR') return { as: 'break', text: '' };
  if (node.nodeName !== 'SPAN') return undefined;
  return { as: (node as Element).matches('.inline-block') ? 'block' : 'nowrap', text: words };
}
