import { createContext } from 'react';

/** Markup and data that only the server can write. */
export interface ServerMarkup {
  /** Markup of a title with line breaks between its phrases: the model of the language would weigh on every browser. */
  phrases(text: string): string;
  /** JSON for a script element. References stand for the texts of `shown`. */
  json(data: unknown): string;
  /** HTML of the texts that the document has shown so far. */
  shown: string[];
}

/** Null in the browser. */
export const ServerMarkupContext = createContext<ServerMarkup | null>(null);
