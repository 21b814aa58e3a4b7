import type { DeskFile, DeskFilePart } from '../shared/api.ts';
import { FILE_PART_BYTES } from '../shared/constants.ts';
import type { DeskApi } from './api.ts';

/**
 * Sends a file in parts. After a failure, a call with the same `upload` continues where the desk's copy ends, which the
 * answer to the first part says.
 *
 * @param upload UUID of this file's upload
 * @param onProgress receives the share sent so far, from 0 to 1
 */
export async function sendFile(
  { part }: Pick<DeskApi, 'part'>,
  { record, file, upload }: { record: string; file: File; upload: string },
  onProgress: (share: number) => void,
): Promise<DeskFile> {
  for (let offset = 0; ; ) {
    const end = Math.min(offset + FILE_PART_BYTES, file.size);
    const query = {
      ...{ file: record, name: file.name, upload, offset: String(offset) },
      ...(end === file.size && { last: '1' }),
    };
    const answer: DeskFile | DeskFilePart = await part(query, file.slice(offset, end));
    if ('sha256' in answer) return answer;
    offset = answer.received;
    onProgress(offset / file.size);
  }
}
