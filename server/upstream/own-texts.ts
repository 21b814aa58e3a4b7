import { renderMarkdown } from '../../corpus/rendering/markdown.ts';
import type { CompanyRecord } from '../../records/company/record.ts';
import { companyAnswer } from '../../records/company/views.ts';
import type { DocumentRecord } from '../../records/document/record.ts';
import { documentCalls } from '../../records/document/wire.ts';
import { API_BASE, API_OK } from '../../shared/constants.ts';
import type { UpstreamClient } from './client.ts';
import { REVISION_HEADER } from './revision-watch.ts';

/** Texts and company records of the content folder by the path of their call below /api: `/single/info/1`. */
export type OwnTexts = ReadonlyMap<string, object>;

const NOT_OFFERED = 404;

export function ownTextsOf({
  company,
  ...documents
}: { [Name in keyof typeof documentCalls]: DocumentRecord[] } & { company: CompanyRecord[] }): OwnTexts {
  const names = Object.keys(documents) as (keyof typeof documents)[];
  return new Map([
    ...names.flatMap((name) =>
      documents[name].map(({ body, ...record }): [string, object] => [
        documentCalls[name].path.replace('{type}', String(record.type)),
        { ...record, content: renderMarkdown(body) },
      ]),
    ),
    ...company.map(companyAnswer),
  ]);
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
