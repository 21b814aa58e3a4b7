import { renderMarkdown } from '../../corpus/rendering/markdown.ts';
import type { DocumentRecord } from '../../records/document/record.ts';
import { documentCalls, type TextDocument } from '../../records/document/wire.ts';
import { API_BASE, API_OK } from '../../shared/constants.ts';
import type { UpstreamClient } from './client.ts';
import { REVISION_HEADER } from './revision-watch.ts';

/** Texts of the content folder by the path of their call below /api: `/single/info/1`. */
export type OwnTexts = ReadonlyMap<string, TextDocument>;

const NOT_OFFERED = 404;

export function ownTextsOf(records: { [Name in keyof typeof documentCalls]: DocumentRecord[] }): OwnTexts {
  const names = Object.keys(records) as (keyof typeof records)[];
  return new Map(
    names.flatMap((name) =>
      records[name].map(({ body, ...record }): [string, TextDocument] => [
        documentCalls[name].path.replace('{type}', String(record.type)),
        { ...record, content: renderMarkdown(body) },
      ]),
    ),
  );
}

/** Client that answers calls for texts from the content folder where the API does not offer them. */
export function withOwnTexts(client: UpstreamClient, texts: () => OwnTexts): UpstreamClient {
  return {
    ...client,
    async sendAndRead(request) {
      const response = await client.sendAndRead(request);
      const isMissing = request.method === 'GET' && response.status === NOT_OFFERED;
      const data = isMissing && texts().get(request.url.slice(API_BASE.length));
      if (!data) return response;
      return {
        status: 200,
        headers: { 'content-type': 'application/json', [REVISION_HEADER]: response.headers[REVISION_HEADER] },
        body: Buffer.from(JSON.stringify({ code: API_OK, message: 'OK', data })),
      };
    },
  };
}
