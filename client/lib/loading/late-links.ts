import { isPlainClick } from '../../../shared/plain-click.ts';
import type { LatePart } from './late-part.ts';

type Act<Part> = (part: Part, link: HTMLAnchorElement) => void;

/**
 * Handles plain clicks on all links that match, with code that is loaded for them. While it cannot be loaded, a link leads
 * to its address. Returns a function that stops it.
 */
export function handleLinks<Part>(selector: string, part: LatePart<Part>, act: Act<Part>): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !isPlainClick(event, link)) return;
    event.preventDefault();
    part.load().then(
      (loaded) => act(loaded, link),
      () => window.location.assign(link.href),
    );
  }
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
