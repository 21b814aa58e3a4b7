import { fetchAhead, latePart } from '../lib/loading/late-part.ts';

/** Panels of the header, search box and mobile menu; loaded when the pointer or the focus comes near. */
export const MENUS = latePart(() => import('./menus.ts'));

export const menuIntent = { onPointerEnter: fetchAhead(MENUS), onFocus: fetchAhead(MENUS) };
