import { createContext } from 'react';
import type { DeskPicture, PictureWords } from '../../shared/api.ts';

/** Access to pictures for a form. */
interface Pictures {
  /** URL of a picture that a record names. */
  addressOf(picture: string): string | undefined;
  /** Uploads a picture; undefined without a draft to store it. */
  send?: ((file: File, words: PictureWords) => Promise<DeskPicture>) | undefined;
}

export const PicturesContext = createContext<Pictures>({ addressOf: () => undefined });
