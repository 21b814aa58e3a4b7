/** First firmware release of a function, and its limit. */
interface FunctionTerms {
  since?: string | undefined;
  limit?: string | undefined;
}

/** The terms in words, `ファームウェア4.0.0以降、4つのVLANまで`; empty without any. */
export function functionNote({ since, limit }: FunctionTerms): string {
  return [since && `ファームウェア${since}以降`, limit].filter(Boolean).join('、');
}

/** A function with its terms on one line. */
export function writtenFunction({ name, ...terms }: FunctionTerms & { name: string }): string {
  const note = functionNote(terms);
  return note ? `${name}(${note})` : name;
}
