import type { DeskContent, DeskRecord } from '../../shared/api.ts';
import { written } from '../form/written.ts';

/** Editable content of a record: its fields, or its text if it has none or `asText` is set. */
export function contentOf({ data, body, text }: DeskRecord, asText = false): DeskContent {
  if (asText || data === undefined) return { text: text ?? '' };
  return body === undefined ? { data: data as never } : { data: data as never, body };
}

export function isText(content: DeskContent): content is { text: string } {
  return 'text' in content;
}

/** Content for the request, without fields that were emptied. */
export function toSend(content: DeskContent): DeskContent {
  return isText(content) ? content : { ...content, data: written(content.data) as never };
}

/** Fields of the content; undefined for a text. */
export function dataOf(content: DeskContent): unknown {
  return isText(content) ? undefined : content.data;
}
