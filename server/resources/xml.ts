import { escapeXml } from '../../shared/text/escape-xml.ts';

/** `<name>text</name>`, escaped; empty if the text is undefined. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}
