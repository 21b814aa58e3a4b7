const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 allows in a document at all (section 2.2); anything else would make it unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** `<name>text</name>`, escaped; empty when there is no text. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}
