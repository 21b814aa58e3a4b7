import { createContext } from 'react';
import type { DeskPicture, PictureWords } from '../../shared/api.ts';

/** How a form shows and sends pictures. */
interface Pictures {
  /** Where a picture that a record names can be seen. */
  addressOf(picture: string): string | undefined;
  /** Undefined while there is no draft that could keep one. */
  send?: ((file: File, words: PictureWords) => Promise<DeskPicture>) | undefined;
}

export const PicturesContext = createContext<Pictures>({ addressOf: () => undefined });
