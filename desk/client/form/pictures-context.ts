import { createContext } from 'react';
import type { DeskFile, DeskPicture, PictureWords } from '../../shared/api.ts';

/** Access to pictures and files for a form. */
interface Pictures {
  /** URL of a picture that a record names. */
  addressOf(picture: string): string | undefined;
  /** Uploads a picture; undefined without a draft to store it. */
  send?: ((file: File, words: PictureWords) => Promise<DeskPicture>) | undefined;
  /** Uploads a file for download; undefined without a draft. A repeated call continues the same `upload`. */
  sendFile?:
    | ((file: File, upload: string, onProgress: (share: number) => void) => Promise<DeskFile>)
    | undefined;
}

export const PicturesContext = createContext<Pictures>({ addressOf: () => undefined });
