import { fetchAhead, latePart } from '../lib/late-part.ts';

/** Panels of the header, search box and the menu of narrow screens: fetched when a pointer or the focus comes near them. */
export const MENUS = latePart(() => import('./menus.ts'));

export const menuIntent = { onPointerEnter: fetchAhead(MENUS), onFocus: fetchAhead(MENUS) };
