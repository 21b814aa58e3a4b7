/** What asks for the visitor's attention by itself. */
export type OverlayId = 'quick-inquiry' | 'contact-dialog' | 'survey';

/** Who came first stands first; only the first is shown. */
export type OverlayQueue = readonly OverlayId[];

export type OverlayAction = { type: 'due' | 'gone'; id: OverlayId };

export function overlayQueue(queue: OverlayQueue, { type, id }: OverlayAction): OverlayQueue {
  const waiting = queue.includes(id);
  if (type === 'due') return waiting ? queue : [...queue, id];
  return waiting ? queue.filter((other) => other !== id) : queue;
}

/** The one overlay that may be seen; none while the visitor is busy with something else. */
export function shownOverlay(queue: OverlayQueue, busy: boolean): OverlayId | null {
  return busy ? null : (queue[0] ?? null);
}
