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
  /** Name of its file: the hash of the id, useless as an id. */
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
    this.#endEach(this.#of(person.email).slice(SESSIONS_MAX - 1));
    const id = randomBytes(32).toString('base64url');
    const session: z.infer<typeof stored> = { ...person, begunAt: this.#now() };
    const options = { mode: 0o600, flag: 'wx' };
    writeFileSync(this.#pathOf(fileOf(id)), JSON.stringify(session), options);
    this.#use(fileOf(id));
    return id;
  }

  /** Finds a session that has not ended. */
  find(id: string | undefined): Session | undefined {
    const session = id !== undefined && ID.test(id) ? this.#read(fileOf(id)) : undefined;
    if (session && this.#now() - session.usedAt > NOTED_MS) this.#use(session.file);
    return session;
  }

  /** @returns the ended session, if any */
  end(id: string | undefined): Session | undefined {
    const session = this.find(id);
    if (session) this.#remove(session.file);
    return session;
  }

  /** @returns the number of ended sessions */
  endAllOf(email: string): number {
    return this.#endEach(this.#of(email));
  }

  /** @returns the number of ended sessions */
  endAll(): number {
    return this.#endEach(this.all());
  }

  /** Open sessions, most recently used first. */
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

/** Undefined when the file does not exist. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
