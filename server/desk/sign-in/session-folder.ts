import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** How long a session holds, and how long it does without a request: a working day, and a long meeting. */
export const SESSION_MS = 8 * 60 * 60_000;
export const IDLE_MS = 60 * 60_000;
/** How exactly the last request is known. */
const NOTED_MS = 60_000;
/** Browsers in which one editor may be signed in; the one that was used longest ago is signed out. */
export const SESSIONS_MAX = 10;

const stored = z.strictObject({
  /** Of the account, for log lines. */
  editorId: z.string(),
  name: z.string(),
  email: z.string(),
  begunAt: z.number(),
});

export interface Session extends z.infer<typeof stored> {
  /** What the folder calls it. It cannot be taken over by that name. */
  file: string;
  usedAt: number;
}

/** What the cookie holds: 256 random bits. */
const ID = /^[A-Za-z0-9_-]{43}$/;

/**
 * The sessions of editors: a file each, called after the hash of the id, whose time is that of the last request. A session ends with its file:
 * at sign-out, at its age, or when a command of operators removes it while the desk runs.
 */
export class SessionFolder {
  readonly #folder: string;
  readonly #now: () => number;

  /** @param deskFolder what the desk keeps */
  constructor(deskFolder: string, now: () => number = Date.now) {
    this.#folder = path.join(deskFolder, 'sessions');
    this.#now = now;
  }

  /** @returns the id, for the browser's cookie */
  begin(person: Pick<Session, 'editorId' | 'name' | 'email'>): string {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#endEach(this.#of(person.email).slice(SESSIONS_MAX - 1));
    const id = randomBytes(32).toString('base64url');
    const session: z.infer<typeof stored> = { ...person, begunAt: this.#now() };
    const options = { mode: 0o600, flag: 'wx' };
    writeFileSync(this.#pathOf(fileOf(id)), JSON.stringify(session), options);
    this.#use(fileOf(id));
    return id;
  }

  /** The session of an id; undefined for one that has ended or never was. */
  find(id: string | undefined): Session | undefined {
    const session = id !== undefined && ID.test(id) ? this.#read(fileOf(id)) : undefined;
    if (session && this.#now() - session.usedAt > NOTED_MS) this.#use(session.file);
    return session;
  }

  /** @returns the session, where there was one */
  end(id: string | undefined): Session | undefined {
    const session = this.find(id);
    if (session) this.#remove(session.file);
    return session;
  }

  /** @returns how many were ended */
  endAllOf(email: string): number {
    return this.#endEach(this.#of(email));
  }

  /** @returns how many were ended */
  endAll(): number {
    return this.#endEach(this.all());
  }

  /** Those that have not ended, the one that was used last first. */
  all(): Session[] {
    return namesIn(this.#folder)
      .flatMap((file) => this.#read(file) ?? [])
      .toSorted((one, other) => other.usedAt - one.usedAt);
  }

  #endEach(sessions: Session[]): number {
    for (const { file } of sessions) this.#remove(file);
    return sessions.length;
  }

  #of(email: string): Session[] {
    return this.all().filter((session) => session.email === email);
  }

  #read(file: string): Session | undefined {
    const place = this.#pathOf(file);
    const session = ifThere(() => ({
      ...stored.parse(JSON.parse(readFileSync(place, 'utf8'))),
      file,
      usedAt: statSync(place).mtimeMs,
    }));
    if (!session) return undefined;
    const now = this.#now();
    if (now - session.begunAt < SESSION_MS && now - session.usedAt < IDLE_MS) return session;
    this.#remove(file);
    return undefined;
  }

  #use(file: string): void {
    const seconds = this.#now() / 1_000;
    ifThere(() => utimesSync(this.#pathOf(file), seconds, seconds));
  }

  #remove(file: string): void {
    rmSync(this.#pathOf(file), { force: true });
  }

  #pathOf(file: string): string {
    return path.join(this.#folder, file);
  }
}

function fileOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function namesIn(folder: string): string[] {
  return ifThere(() => readdirSync(folder)) ?? [];
}

/** Undefined where a file is not there, or not any more. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
