import type {
  DeskContent,
  DeskHistory,
  DeskListing,
  DeskPicture,
  DeskPreview,
  DeskProblem,
  DeskPublished,
  DeskPublishedState,
  DeskRecord,
  DeskSchema,
  DeskSession,
  DeskTemplate,
  DeskVersion,
  PictureWords,
  SaveDraft,
} from '../../shared/desk/api.ts';
import { DESK_API, DESK_HEADER } from '../../shared/desk/constants.ts';
import { dailyCalls } from './daily-api.ts';

/** A file with the state of it that the editor has seen. */
export interface Seen {
  file: string;
  revision: string | null;
}

/** What a request came to that did not do what it should. */
export class DeskError extends Error {
  readonly problem: DeskProblem;
  constructor(problem: DeskProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function messageOf(error: unknown): string {
  return problemOf(error).message;
}

export function problemOf(error: unknown): DeskProblem {
  if (error instanceof DeskError) return error.problem;
  return { code: 'failed', message: '思わぬエラーが起きました。もう一度お試しください。' };
}

const UNREACHABLE: DeskProblem = {
  code: 'unreachable',
  message:
    'サーバーにつながりません。書いた内容はこのブラウザーに残っています。つながったら、もう一度保存してください。',
};

type Query = Readonly<Record<string, string>>;

/** How a page's part of the back end is called; both reject with `DeskError`. */
export interface Calls {
  get<Answer>(call: string, query?: Query): Promise<Answer>;
  send<Answer>(call: string, body: unknown, method?: string): Promise<Answer>;
}

export function address(call: string, query: Query = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${DESK_API}/${call}${search ? `?${search}` : ''}`;
}

function queryOf(words: PictureWords): Record<string, string> {
  return 'alt' in words ? words : { decorative: '1' };
}

/** Where a picture of a record can be seen, its draft's included. */
export function pictureAddress(file: string, picture: string): string {
  return address('picture', { file, picture });
}

/** The desk's back end. Every call rejects with `DeskError`. */
export function createDeskApi(fetcher: typeof fetch = (...request) => fetch(...request)) {
  async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
    let response: Response;
    try {
      response = await fetcher(url, { ...init, headers: { Accept: 'application/json', ...init.headers } });
    } catch {
      throw new DeskError(UNREACHABLE);
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return body as Answer;
    throw new DeskError(isProblem(body) ? body : unknownProblem(response.status));
  }
  const get = <Answer>(call: string, query?: Query) => ask<Answer>(address(call, query));
  const send = <Answer>(call: string, body: unknown, method = 'POST') =>
    ask<Answer>(address(call), {
      method,
      headers: { [DESK_HEADER]: '1', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    ...dailyCalls({ get, send }),
    session: () => get<DeskSession>('session'),
    schema: (kind: string) => get<DeskSchema>('schema', { kind }),
    published: () => get<DeskPublishedState>('published'),
    records: (kind: string) => get<DeskListing>('records', { kind }),
    drafts: () => get<DeskListing>('drafts'),
    record: (file: string) => get<DeskRecord>('record', { file }),
    template: (kind: string) => get<DeskTemplate>('new', { kind }),
    history: (file: string) => get<DeskHistory>('history', { file }),
    version: (file: string, commit: string) => get<DeskVersion>('version', { file, commit }),
    create: (kind: string, content: DeskContent) => send<DeskRecord>('new', { kind, content }),
    save: (draft: SaveDraft) => send<DeskRecord>('draft', draft, 'PUT'),
    setState: (seen: Seen, state: 'writing' | 'review') =>
      send<DeskRecord>('draft/state', { ...seen, state }),
    publish: (seen: Seen) => send<DeskPublished>('draft/publish', seen),
    discard: (seen: Seen) => send<unknown>('draft/discard', seen),
    remove: (seen: Seen) => send<DeskRecord>('draft/remove', seen),
    preview: (seen: Seen, at?: string) => send<DeskPreview>('draft/preview', at ? { ...seen, at } : seen),
    picture: (file: string, picture: File, words: PictureWords) =>
      ask<DeskPicture>(address('picture', { file, ...queryOf(words), name: picture.name }), {
        method: 'POST',
        headers: { [DESK_HEADER]: '1', 'Content-Type': picture.type || 'application/octet-stream' },
        body: picture,
      }),
  };
}
export type DeskApi = ReturnType<typeof createDeskApi>;

function isProblem(body: unknown): body is DeskProblem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** Of a proxy before the desk, which answers in its own way. */
function unknownProblem(status: number): DeskProblem {
  if (status === 401) return { code: 'sign-in', message: 'サインインが必要です。' };
  if (status === 413) return { code: 'too-large', message: '送る内容が大きすぎます。分けてお試しください。' };
  return {
    code: 'failed',
    message: `サーバーが応えませんでした(${status})。しばらくしてから、もう一度お試しください。`,
  };
}
