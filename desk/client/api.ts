import type {
  DeskChoices,
  DeskContent,
  DeskFile,
  DeskFilePart,
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
  PictureWords,
  SaveDraft,
} from '../shared/api.ts';
import { DESK_API, DESK_HEADER } from '../shared/constants.ts';
import type { DeskChanges, DeskHistory, DeskVersion } from '../shared/history.ts';
import type { DeskDrafts, DeskFocus, DeskPictures, DeskReplaced } from '../shared/pictures.ts';
import type { DeskReplaceable, DeskReplacement, NewReplacement } from '../shared/replace.ts';
import type { DeskFound } from '../shared/search.ts';
import type { DeskOpen, DeskReleases, NewNote, NewRelease } from '../shared/together.ts';
import { dailyCalls } from './daily-api.ts';
import { inquiryCalls } from './inquiries/calls.ts';

/** Revision of a file that the editor has loaded. */
export interface Seen {
  file: string;
  revision: string | null;
}

/** Failed call of the desk's API. */
class DeskCallError extends Error {
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
  if (error instanceof DeskCallError) return error.problem;
  return { code: 'failed', message: '思わぬエラーが起きました。もう一度お試しください。' };
}

const UNREACHABLE: DeskProblem = {
  code: 'unreachable',
  message:
    'サーバーにつながりません。書いた内容はこのブラウザーに残っています。つながったら、もう一度保存してください。',
};

const BROKEN_OFF: DeskProblem = {
  code: 'unreachable',
  message: 'ファイルを最後まで受け取れませんでした。もう一度お試しください。',
};

type Query = Readonly<Record<string, string>>;

/** API calls for the modules of pages; all reject with `DeskCallError`. */
export interface Calls {
  get<Answer>(call: string, query?: Query): Promise<Answer>;
  send<Answer>(call: string, body: unknown, method?: string): Promise<Answer>;
  /** Posts a request and returns the response as a file. */
  download(call: string, body: unknown): Promise<Blob>;
}

export function address(call: string, query: Query = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${DESK_API}/${call}${search ? `?${search}` : ''}`;
}

function queryOf(words: PictureWords): Record<string, string> {
  return 'alt' in words ? words : { decorative: '1' };
}

/** URL of a picture of the content folder; with the file of a record also of its draft. */
export function pictureAddress(picture: string, file?: string): string {
  return address('picture', { ...(file && { file }), picture });
}

/** Client of the desk's API. Every call rejects with `DeskCallError`. */
export function createDeskApi(fetcher: typeof fetch = (...request) => fetch(...request)) {
  async function request(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetcher(url, { ...init, headers: { Accept: 'application/json', ...init.headers } });
    } catch {
      throw new DeskCallError(UNREACHABLE);
    }
  }
  async function refusal(response: Response): Promise<DeskCallError> {
    const body: unknown = await response.json().catch(() => undefined);
    return new DeskCallError(isProblem(body) ? body : unknownProblem(response.status));
  }
  async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
    const response = await request(url, init);
    if (!response.ok) throw await refusal(response);
    return response.json().catch(() => {
      throw new DeskCallError(unknownProblem(response.status));
    }) as Promise<Answer>;
  }
  // The header prevents other sites from reading personal data.
  const get = <Answer>(call: string, query?: Query) =>
    ask<Answer>(address(call, query), { headers: { [DESK_HEADER]: '1' } });
  const written = (body: unknown, method = 'POST') => ({
    method,
    headers: { [DESK_HEADER]: '1', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const send = <Answer>(call: string, body: unknown, method?: string) =>
    ask<Answer>(address(call), written(body, method));
  const sendPicture = <Answer>(call: string, query: Query, picture: File, words: PictureWords) =>
    ask<Answer>(address(call, { ...query, ...queryOf(words), name: picture.name }), {
      method: 'POST',
      headers: { [DESK_HEADER]: '1', 'Content-Type': picture.type || 'application/octet-stream' },
      body: picture,
    });
  async function download(call: string, body: unknown): Promise<Blob> {
    const response = await request(address(call), written(body));
    if (!response.ok) throw await refusal(response);
    return response.blob().catch(() => {
      throw new DeskCallError(BROKEN_OFF);
    });
  }
  const calls: Calls = { get, send, download };
  return {
    ...dailyCalls(calls),
    ...inquiryCalls(calls),
    session: () => get<DeskSession>('session'),
    schema: (kind: string) => get<DeskSchema>('schema', { kind }),
    published: () => get<DeskPublishedState>('published'),
    records: (kind: string) => get<DeskListing>('records', { kind }),
    search: (q: string) => get<DeskFound>('search', { q }),
    replaceable: (words: string, isPart: boolean) =>
      get<DeskReplaceable>('replacements', { words, ...(isPart && { part: '1' }) }),
    replace: (replacement: NewReplacement) => send<DeskReplacement>('replacements', replacement),
    choices: (of: string) => get<DeskChoices>('choices', { of }),
    drafts: () => get<DeskListing>('drafts'),
    record: (file: string) => get<DeskRecord>('record', { file }),
    template: (kind: string) => get<DeskTemplate>('new', { kind }),
    history: (file: string) => get<DeskHistory>('history', { file }),
    changes: (file: string, commit?: string) =>
      get<DeskChanges>('changes', { file, ...(commit && { commit }) }),
    version: (file: string, commit: string) => get<DeskVersion>('version', { file, commit }),
    create: (kind: string, content: DeskContent) => send<DeskRecord>('new', { kind, content }),
    save: (draft: SaveDraft) => send<DeskRecord>('draft', draft, 'PUT'),
    setState: (seen: Seen, state: 'writing' | 'review') =>
      send<DeskRecord>('draft/state', { ...seen, state }),
    open: (file: string) => send<DeskOpen>('open', { file }),
    note: (note: NewNote) => send<DeskRecord>('draft/note', note),
    releases: () => get<DeskReleases>('releases'),
    release: (release: NewRelease) => send<DeskReleases>('releases', release),
    cancelRelease: (id: string) => send<DeskReleases>('releases/cancel', { id }),
    pictures: () => get<DeskPictures>('pictures'),
    publish: (seen: Seen, movedTo?: string) => send<DeskPublished>('draft/publish', { ...seen, movedTo }),
    discard: (seen: Seen) => send<unknown>('draft/discard', seen),
    remove: (seen: Seen) => send<DeskRecord>('draft/remove', seen),
    preview: (seen: Seen, at?: string) => send<DeskPreview>('draft/preview', at ? { ...seen, at } : seen),
    openPage: (file: string, path?: string) => send<DeskPreview>('page', path ? { file, path } : { file }),
    writePage: (file: string, content: DeskContent) => send<unknown>('page', { file, content }, 'PUT'),
    picture: (file: string, picture: File, words: PictureWords) =>
      sendPicture<DeskPicture>('picture', { file }, picture, words),
    replacePicture: (old: string, picture: File, words: PictureWords) =>
      sendPicture<DeskReplaced>('pictures/replace', { picture: old }, picture, words),
    setFocus: (focus: DeskFocus) => send<DeskDrafts>('pictures/focus', focus),
    part: (query: Query, bytes: Blob) =>
      ask<DeskFile | DeskFilePart>(address('file', query), {
        method: 'POST',
        headers: { [DESK_HEADER]: '1', 'Content-Type': 'application/octet-stream' },
        body: bytes,
      }),
  };
}
export type DeskApi = ReturnType<typeof createDeskApi>;

function isProblem(body: unknown): body is DeskProblem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** Problem for an error response of a proxy, which is not in the desk's format. */
function unknownProblem(status: number): DeskProblem {
  if (status === 401) return { code: 'sign-in', message: 'サインインが必要です。' };
  if (status === 413) return { code: 'too-large', message: '送る内容が大きすぎます。分けてお試しください。' };
  return {
    code: 'failed',
    message: `サーバーが応えませんでした(${status})。しばらくしてから、もう一度お試しください。`,
  };
}
