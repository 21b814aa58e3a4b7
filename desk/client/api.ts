import { isRecord } from '../../shared/is-record.ts';
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
import { DESK_API, DESK_HEADER, FILE_PART_BYTES } from '../shared/constants.ts';
import type {
  DailyCounts,
  DeskCertificates,
  DeskDeadlines,
  DeskLinks,
  DeskOutside,
  DeskSearches,
} from '../shared/daily.ts';
import type { DeskChanges, DeskHistory, DeskVersion } from '../shared/history.ts';
import type { DeskDrafts, DeskFocus, DeskPictures, DeskReplaced } from '../shared/pictures.ts';
import type { DeskReplaceable, DeskReplacement, NewReplacement } from '../shared/replace.ts';
import type { DeskFound } from '../shared/search.ts';
import type {
  ChangeSubmission,
  Cursor,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionFilter,
  SubmissionHandled,
  SubmissionList,
  SubmissionRetention,
  SubmissionsErased,
  SubmissionsPurged,
  SubmissionTrail,
} from '../shared/submissions.ts';
import type { DeskOpen, DeskReleases, NewNote, NewRelease } from '../shared/together.ts';

/** Revision of a file that the editor has loaded. */
export interface Seen {
  file: string;
  revision: string | null;
}

/** Failed call of the desk's API. */
export class DeskCallError extends Error {
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

export function address(call: string, query: Query = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${DESK_API}/${call}${search ? `?${search}` : ''}`;
}

function pictureQuery(picture: File, words: PictureWords): Query {
  return { ...('alt' in words ? words : { decorative: '1' }), name: picture.name };
}

/** URL of a picture of the content folder; with the file of a record also of its draft. */
export function pictureAddress(picture: string, file?: string): string {
  return address('picture', { ...(file && { file }), picture });
}

/** Client of the desk's API. Every call rejects with `DeskCallError`. */
export function createDeskApi(fetcher: typeof fetch = (...request) => fetch(...request)) {
  async function request(url: string, { headers, ...init }: RequestInit): Promise<Response> {
    // The desk's own header prevents other sites from reading personal data.
    const all = { Accept: 'application/json', [DESK_HEADER]: '1', ...headers };
    const response = await fetcher(url, { ...init, headers: all }).catch(() => {
      throw new DeskCallError(UNREACHABLE);
    });
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => undefined);
    throw new DeskCallError(isProblem(body) ? body : unknownProblem(response.status));
  }
  async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
    const response = await request(url, init);
    return response.json().catch(() => {
      throw new DeskCallError(unknownProblem(response.status));
    });
  }
  const get = <Answer>(call: string, query?: Query) => ask<Answer>(address(call, query));
  const written = (body: unknown, method = 'POST') => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const send = <Answer>(call: string, body: unknown, method?: string) =>
    ask<Answer>(address(call), written(body, method));
  const sendBytes = <Answer>(call: string, query: Query, body: Blob) =>
    ask<Answer>(address(call, query), {
      method: 'POST',
      headers: { 'Content-Type': body.type || 'application/octet-stream' },
      body,
    });
  async function download(call: string, body: unknown): Promise<Blob> {
    const response = await request(address(call), written(body));
    return response.blob().catch(() => {
      throw new DeskCallError(BROKEN_OFF);
    });
  }
  return {
    dailyCounts: () => get<DailyCounts>('daily'),
    searches: (days: number) => get<DeskSearches>('daily/searches', { days: String(days) }),
    deadlines: () => get<DeskDeadlines>('daily/deadlines'),
    certificates: () => get<DeskCertificates>('daily/certificates'),
    outside: () => get<DeskOutside>('daily/outside'),
    checkOutside: () => send<DeskOutside>('daily/outside/check', {}),
    links: () => get<DeskLinks>('daily/links'),
    // Personal data goes in bodies, because URLs are logged and kept in histories.
    inquiries: (filter: SubmissionFilter, after?: Cursor) =>
      send<SubmissionList>('submissions/list', { filter, after }),
    inquiryCounts: () => get<SubmissionCounts>('submissions/counts'),
    inquiry: (receipt: string) => get<SubmissionDetail>('submissions/detail', { receipt }),
    changeInquiry: (change: ChangeSubmission) =>
      send<SubmissionHandled>('submissions/handling', change, 'PUT'),
    eraseInquiry: (order: { receipt: string; whose: 'submission' | 'person'; typed: string }) =>
      send<SubmissionsErased>('submissions/erase', order),
    exportInquiries: (filter: SubmissionFilter) => download('submissions/export', { filter }),
    inquiryRetention: () => get<SubmissionRetention>('submissions/retention'),
    purgeInquiries: () => send<SubmissionsPurged>('submissions/purge', {}),
    inquiryTrail: (after?: Cursor) => send<SubmissionTrail>('submissions/trail', { after }),
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
    preview: (seen: Seen, at?: string) => send<DeskPreview>('draft/preview', { ...seen, at }),
    openPage: (file: string, path?: string) => send<DeskPreview>('page', { file, path }),
    writePage: (file: string, content: DeskContent) => send<unknown>('page', { file, content }, 'PUT'),
    picture: (file: string, picture: File, words: PictureWords) =>
      sendBytes<DeskPicture>('picture', { file, ...pictureQuery(picture, words) }, picture),
    replacePicture: (old: string, picture: File, words: PictureWords) =>
      sendBytes<DeskReplaced>('pictures/replace', { picture: old, ...pictureQuery(picture, words) }, picture),
    setFocus: (focus: DeskFocus) => send<DeskDrafts>('pictures/focus', focus),
    /**
     * Sends a file in parts. After a failure, a call with the same `upload`, a UUID, continues where the desk's copy ends,
     * which the answer to the first part says. `onProgress` receives the share sent so far, from 0 to 1.
     */
    sendFile: async (record: string, file: File, upload: string, onProgress: (share: number) => void) => {
      for (let offset = 0; ; ) {
        const end = Math.min(offset + FILE_PART_BYTES, file.size);
        const query = {
          ...{ file: record, name: file.name, upload, offset: String(offset) },
          ...(end === file.size && { last: '1' }),
        };
        const answer: DeskFile | DeskFilePart = await sendBytes('file', query, file.slice(offset, end));
        if ('sha256' in answer) return answer;
        offset = answer.received;
        onProgress(offset / file.size);
      }
    },
  };
}
export type DeskApi = ReturnType<typeof createDeskApi>;

function isProblem(body: unknown): body is DeskProblem {
  return isRecord(body) && 'code' in body && 'message' in body;
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
