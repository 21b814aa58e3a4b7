import { createContext, type ReactNode } from 'react';

/** A component that is declared once, and shows an item and nothing else: the page it stands on makes no difference. */
export type ItemPart<Item extends object, Options extends object = object> = (
  props: { item: Item } & Options,
) => ReactNode;

/** Writes markup and data that React need not make anew for each page, or that only the server can make. */
export interface Writer {
  /** The markup of a title, with marks between its phrases: the model of the language would weigh on every browser. */
  phrases(text: string): string;
  /**
   * Markup that many pages have in common, made once for each form of data that are made of the same objects. Null where
   * React has to make it anew: of objects that may change.
   */
  part(data: object, form: string, render: () => ReactNode): string | null;
  /**
   * The markup of an item that is shown again and again, made once for each. Null where React has to make it: of an item that
   * may change, one that is shown once in a while, and one whose pictures are fetched at once (`eager`), as the head of the
   * document announces them.
   */
  item<Item extends object>(Part: ItemPart<Item>, item: Item, options?: object): string | null;
  /** JSON for a script element. */
  data(data: unknown): string;
  /**
   * HTML of the texts that the document has shown so far, so that the data of the page need not hold them a second time: they
   * point to the element that shows the text. Null where no data follow.
   */
  shown: string[] | null;
}

/** Only the server has one. */
export const WriterContext = createContext<Writer | null>(null);
