import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method. Safari ends the composition before the key that ends it: 229 still names it. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
