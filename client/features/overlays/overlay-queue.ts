/** Overlays that appear without an action of the visitor. */
export type OverlayId = 'quick-inquiry' | 'contact-dialog' | 'survey';

/** Queue in order of arrival; only the first is shown. */
export type OverlayQueue = readonly OverlayId[];

export type OverlayAction = { type: 'due' | 'gone'; id: OverlayId };

export function overlayQueue(queue: OverlayQueue, { type, id }: OverlayAction): OverlayQueue {
  const waiting = queue.includes(id);
  if (type === 'due') return waiting ? queue : [...queue, id];
  return waiting ? queue.filter((other) => other !== id) : queue;
}

/** Overlay to show; null while the visitor is busy. */
export function shownOverlay(queue: OverlayQueue, busy: boolean): OverlayId | null {
  return busy ? null : (queue[0] ?? null);
}
