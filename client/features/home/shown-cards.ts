import { notSent } from '../../lib/not-sent.ts';

/** Cards that the document carries as markup alone. */
export interface ShownCards<Card> {
  cards: { items: Card[] } | undefined;
}

/** Null where there are none, so that their section is left out. */
export async function loadShownCards<Card>(call: Promise<Card[]>): Promise<ShownCards<Card> | null> {
  const items = await call;
  return items.length > 0 ? { cards: notSent({ items }) } : null;
}
