import { expect, test } from '@jest/globals';
import { type OverlayAction, type OverlayQueue, overlayQueue, shownOverlay } from './overlay-queue.ts';

function after(...actions: [OverlayAction['type'], OverlayAction['id']][]): OverlayQueue {
  return actions.reduce<OverlayQueue>((queue, [type, id]) => overlayQueue(queue, { type, id }), []);
}

test('the later one waits until the earlier is gone', () => {
  const both = after(['due', 'survey'], ['due', 'quick-inquiry']);
  expect(shownOverlay(both, false)).toBe('survey');
  expect(shownOverlay(overlayQueue(both, { type: 'gone', id: 'survey' }), false)).toBe('quick-inquiry');
});

test('an overlay that is due twice is in the queue once, at its first position', () => {
  expect(after(['due', 'survey'], ['due', 'contact-dialog'], ['due', 'survey'])).toEqual([
    'survey',
    'contact-dialog',
  ]);
});

test('one that waits can leave before its turn', () => {
  const queue = after(['due', 'quick-inquiry'], ['due', 'survey'], ['gone', 'survey']);
  expect(shownOverlay(overlayQueue(queue, { type: 'gone', id: 'quick-inquiry' }), false)).toBeNull();
});

test('a busy visitor sees no overlay, but the queue stays', () => {
  const queue = after(['due', 'contact-dialog']);
  expect([shownOverlay(queue, true), shownOverlay(queue, false)]).toEqual([null, 'contact-dialog']);
});

test('actions without an effect return the same queue, so that React does not render again', () => {
  const queue = after(['due', 'survey']);
  expect(overlayQueue(queue, { type: 'due', id: 'survey' })).toBe(queue);
  expect(overlayQueue(queue, { type: 'gone', id: 'quick-inquiry' })).toBe(queue);
});
