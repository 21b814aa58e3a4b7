interface Part {
  elements: number;
  uses: string[];
}

/** Number of elements that a browser creates for an SVG; each use of a shared element counts. */
export function drawnElements(svg: string): number {
  const parts = new Map<string, Part>();
  const whole: Part = { elements: 0, uses: [] };
  const open: Part[][] = [[whole]];
  for (const [, closes, attributes = '', isEmpty] of svg.matchAll(/<(\/)?[a-zA-Z][\w:-]*([^>]*?)(\/)?>/g)) {
    if (closes) {
      open.pop();
      continue;
    }
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    const within = [...(open.at(-1) ?? [])];
    if (id !== undefined) {
      const part: Part = { elements: 0, uses: [] };
      parts.set(`#${id}`, part);
      within.push(part);
    }
    const used = / href="(#[^"]*)"/.exec(attributes)?.[1];
    for (const part of within) {
      part.elements += 1;
      if (used) part.uses.push(used);
    }
    if (!isEmpty) open.push(within);
  }
  const sizeOf = ({ elements, uses }: Part): number =>
    uses.reduce((sum, id) => {
      const used = parts.get(id);
      return sum + (used ? sizeOf(used) : 0);
    }, elements);
  return sizeOf(whole);
}
