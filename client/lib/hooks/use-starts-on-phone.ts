import { useState } from 'react';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { useAppSelector } from '../../store/store.ts';

/**
 * Whether the page was opened on a phone, as far as the server can detect, so that long content starts folded. Does not
 * change when the window is turned or resized, to keep open content open.
 */
export function useStartsOnPhone(): boolean {
  const width = useAppSelector(({ layout }) => layout.screenWidth);
  const [isPhone] = useState(width <= MOBILE_MAX_WIDTH);
  return isPhone;
}
