import { createContext } from 'react';
import type { DeskFile, DeskPicture, PictureWords } from '../../shared/api.ts';

/** Access to pictures and files for a form. */
interface Pictures {
  /** URL of a picture that a record names. */
  addressOf(picture: string): string | undefined;
  /** Uploads a picture. */
  send(file: File, words: PictureWords): Promise<DeskPicture>;
  /** Uploads a file for download. A repeated call continues the same `upload`. */
  sendFile(file: File, upload: string, onProgress: (share: number) => void): Promise<DeskFile>;
}

const unused = () => Promise.reject(new Error('No record to send it to'));

export const NO_PICTURES: Pictures = { addressOf: () => undefined, send: unused, sendFile: unused };

export const PicturesContext = createContext(NO_PICTURES);
