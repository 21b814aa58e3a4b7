import type {
  DeskConflict,
  DeskFieldProblem,
  DeskKind,
  DeskProblem,
  DeskRecord,
  DeskSchema,
  DeskSession,
} from '../../../desk/shared/api.ts';
import { DESK_API } from '../../../desk/shared/constants.ts';
import type { DeskChanges } from '../../../desk/shared/history.ts';
import type { DeskLibraryPicture } from '../../../desk/shared/pictures.ts';
import type { DeskReplaceable, NewReplacement } from '../../../desk/shared/replace.ts';
import type { DeskHit } from '../../../desk/shared/search.ts';

/** A call that the interface made. */
interface DeskCall {
  method: string;
  /** Below the interface's address: `draft/state`. */
  call: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export interface FakeDesk {
  fetch: typeof fetch;
  calls: DeskCall[];
  records: Map<string, DeskRecord>;
  session: DeskSession;
  /** Response to the next write; `offline` breaks the connection. */
  next: { status: number; problem: DeskProblem } | 'offline' | undefined;
  /** Refusals of certain calls. */
  refusals: Map<string, DeskProblem>;
  /** Problems that the checks report in published records. */
  publishedProblems: DeskFieldProblem[];
  /** Changes of every draft and version. */
  changes: DeskChanges;
  /** Results of every search. */
  hits: DeskHit[];
  pictures: DeskLibraryPicture[];
  /** Occurrences of every wording. */
  replaceable: DeskReplaceable;
  /** Names of others with every record open. */
  others: string[];
  /** Problems that the checks report from the next save on. */
  problems: DeskFieldProblem[];
}

/** Creates an in-memory back end of the desk with records of one kind: it stores each draft with a new revision. */
export function fakeDesk(kind: DeskKind, schema: DeskSchema, records: Partial<DeskRecord>[] = []): FakeDesk {
  const desk: FakeDesk = {
    calls: [],
    records: new Map(),
    next: undefined,
    refusals: new Map(),
    publishedProblems: [],
    hits: [],
    others: [],
    pictures: [],
    replaceable: { places: [], left: [], isCut: false },
    changes: { changes: [] },
    problems: [],
    session: {
      editor: { name: '山田 太郎', email: 'taro@example.jp', role: 'approver' },
      canSignOut: false,
      canPreview: false,
      canReadSubmissions: false,
      siteOrigin: 'https://www.example.jp',
      kinds: [kind],
    },
    fetch: async (input, init = {}) => {
      const call = read(String(input), init);
      if (call.call !== 'open') desk.calls.push(call);
      if (call.method !== 'GET' && call.call !== 'open' && desk.next) {
        const { next } = desk;
        desk.next = undefined;
        if (next === 'offline') throw new TypeError('Failed to fetch');
        return json(next.problem, next.status);
      }
      const refusal = desk.refusals.get(call.call);
      return refusal ? json(refusal, 409) : answer(desk, schema, call);
    },
  };
  for (const record of records) {
    const whole = { ...EMPTY, kind: kind.name, ...record };
    desk.records.set(whole.file, whole);
  }
  return desk;
}

/** Published text of every record. */
const PUBLISHED_TEXT = 'title: 公開中\n';

const EMPTY: DeskRecord = {
  file: 'a.yaml',
  kind: '',
  title: '題名',
  revision: 'r1',
  text: 'title: 題名\n',
  isNew: false,
  problems: [],
};

function read(url: string, { method = 'GET', headers = {}, body }: RequestInit): DeskCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    method,
    call: pathname.slice(DESK_API.length + 1),
    query: Object.fromEntries(searchParams),
    headers: headers as Record<string, string>,
    body: typeof body === 'string' ? JSON.parse(body) : body,
  };
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function answer(desk: FakeDesk, schema: DeskSchema, { method, call, query, body }: DeskCall): Response {
  const { file = query.file ?? '', content = {} } = (body ?? {}) as { file?: string; content?: object };
  const record = desk.records.get(file);
  switch (`${method} ${call}`) {
    case 'GET session':
      return json(desk.session);
    case 'GET schema':
      return json(schema);
    case 'GET published':
      return json({ problems: desk.publishedProblems });
    case 'GET choices':
      return json({ choices: [], isOpen: true });
    case 'GET changes':
      return json(desk.changes);
    case 'GET search':
      return json({ hits: desk.hits, isCut: false });
    case 'POST open':
      return json({ others: desk.others });
    case 'GET releases':
      return json({ releases: [] });
    case 'POST releases':
      return json({ releases: [] });
    case 'GET pictures':
      return json({ pictures: desk.pictures });
    case 'POST pictures/replace':
      return json({ files: [...desk.records.keys()], picture: {} });
    case 'POST pictures/focus':
      return json({ files: [...desk.records.keys()] });
    case 'GET replacements':
      return json(desk.replaceable);
    case 'POST replacements':
      return json({ files: (body as NewReplacement).places.map((place) => place.file), skipped: [] });
    case 'GET records':
    case 'GET drafts':
      return json({ records: [...desk.records.values()] });
    case 'GET new':
      return json({ data: {}, body: '' });
    case 'GET history':
      return json({ versions: [{ commit: 'c1', author: '', at: '', subject: '公開' }] });
    case 'GET version':
      return json({ text: PUBLISHED_TEXT });
    case 'POST new':
      return json(
        keep(desk, { ...EMPTY, file: 'new.yaml', isNew: true, kind: desk.session.kinds[0]!.name }, content),
      );
    case 'POST picture':
      return json({ file: `photos/${query.name}`, alt: query.alt });
    case 'PUT draft':
      return record ? json(keep(desk, record, content)) : json(NOT_FOUND, 404);
    default:
      return record ? json(record) : json(NOT_FOUND, 404);
  }
}

const NOT_FOUND: DeskProblem = { code: 'not-found', message: 'この記録はありません。' };

function keep(desk: FakeDesk, record: DeskRecord, content: object): DeskRecord {
  const saved: DeskRecord = {
    ...record,
    ...content,
    ...('text' in content && { data: undefined }),
    revision: `r${desk.calls.length}`,
    draft: { state: 'writing', author: '山田 太郎', savedAt: '2026-11-20T00:00:00Z', notes: [] },
    problems: desk.problems,
  };
  desk.records.set(saved.file, saved);
  return saved;
}

/** Response to saving a record that another editor has changed. */
export function conflictProblem(conflict: Partial<DeskConflict>): { status: number; problem: DeskProblem } {
  return {
    status: 409,
    problem: {
      code: 'conflict',
      message: 'ほかの方が変更しました。',
      conflict: {
        with: 'draft',
        author: '鈴木 一郎',
        revision: 'theirs',
        places: [],
        theirs: '',
        ...conflict,
      },
    },
  };
}
