import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Absolute and inactivity limits of a session: a working day, and a long meeting. */
export const SESSION_MS = 8 * 60 * 60_000;
export const IDLE_MS = 60 * 60_000;
/** Precision of the time of the last request. */
const NOTED_MS = 60_000;
/** Parallel sessions of one editor; further ones end the least recently used. */
export const SESSIONS_MAX = 10;

const stored = z.strictObject({
  /** `id` of the account, for log lines. */
  editorId: z.string(),
  name: z.string(),
  email: z.string(),
  begunAt: z.number(),
});

interface Session extends z.infer<typeof stored> {
  /** Its file, named by the hash of the id, which is useless as an id. */
  file: string;
  usedAt: number;
}

/** Value of the cookie: 256 random bits. */
const ID = /^[A-Za-z0-9_-]{43}$/;

/**
 * Sessions of editors, a file each: named by the hash of the id, modified at the last request. Removing the file ends
 * the session, so that a command can do that while the desk runs.
 */
export class SessionFolder {
  readonly #folder: string;
  readonly #now: () => number;

  /** @param deskFolder state folder of the desk */
  constructor(deskFolder: string, now: () => number = Date.now) {
    this.#folder = path.join(deskFolder, 'sessions');
    this.#now = now;
  }

  /** @returns the id, for the cookie */
  begin(person: Pick<Session, 'editorId' | 'name' | 'email'>): string {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    endEach(this.all(person.email).slice(SESSIONS_MAX - 1));
    const id = randomBytes(32).toString('base64url');
    const session: z.infer<typeof stored> = { ...person, begunAt: this.#now() };
    const file = this.#fileOf(id);
    writeFileSync(file, JSON.stringify(session), { mode: 0o600, flag: 'wx' });
    this.#use(file);
    return id;
  }

  /** Finds a session that has not ended. */
  find(id: string | undefined): Session | undefined {
    const session = id !== undefined && ID.test(id) ? this.#read(this.#fileOf(id)) : undefined;
    if (session && this.#now() - session.usedAt > NOTED_MS) this.#use(session.file);
    return session;
  }

  /** @returns the ended session, if any */
  end(id: string | undefined): Session | undefined {
    const session = this.find(id);
    if (session) endEach([session]);
    return session;
  }

  /** Ends the sessions of an editor, or of all. @returns their number */
  endAll(email?: string): number {
    return endEach(this.all(email));
  }

  /** Open sessions of an editor, or of all, most recently used first. */
  all(email?: string): Session[] {
    const names = ifThere(() => readdirSync(this.#folder)) ?? [];
    return names
      .flatMap((name) => this.#read(path.join(this.#folder, name)) ?? [])
      .filter((session) => email === undefined || session.email === email)
      .toSorted((one, other) => other.usedAt - one.usedAt);
  }

  #read(file: string): Session | undefined {
    const session = ifThere(() => ({
      ...stored.parse(JSON.parse(readFileSync(file, 'utf8'))),
      file,
      usedAt: statSync(file).mtimeMs,
    }));
    if (!session) return undefined;
    const now = this.#now();
    if (now - session.begunAt < SESSION_MS && now - session.usedAt < IDLE_MS) return session;
    rmSync(file, { force: true });
    return undefined;
  }

  #use(file: string): void {
    const seconds = this.#now() / 1_000;
    ifThere(() => utimesSync(file, seconds, seconds));
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, createHash('sha256').update(id).digest('hex'));
  }
}

/** @returns the number of sessions */
function endEach(sessions: Session[]): number {
  for (const { file } of sessions) rmSync(file, { force: true });
  return sessions.length;
}

/** Undefined when the file does not exist. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
