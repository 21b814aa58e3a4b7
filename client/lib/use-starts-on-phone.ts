import { useState } from 'react';
import { MOBILE_MAX_WIDTH } from '../../shared/constants.ts';
import { useAppSelector } from '../store/store.ts';

/**
 * Whether the page begins on a phone, as far as the server can tell: there, what is long begins folded. Whoever turns or
 * resizes the window keeps what they have opened.
 */
export function useStartsOnPhone(): boolean {
  const width = useAppSelector(({ layout }) => layout.screenWidth);
  const [isPhone] = useState(width <= MOBILE_MAX_WIDTH);
  return isPhone;
}
