import { expect, test } from '@jest/globals';
import { toScriptJson } from './page-state.ts';

test('nothing in the data ends the element that it stands in', () => {
  expect(toScriptJson({ text: '</script><!--' })).toBe('{"text":"\\u003c/script>\\u003c!--"}');
});
