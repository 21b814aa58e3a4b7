import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stored = z.strictObject({
  /** Identifies the editor in log lines, which hold no addresses. */
  id: z.string(),
  email: z.string(),
  iss: z.string(),
  sub: z.string(),
  /** ISO 8601. */
  since: z.string(),
});

type Account = z.infer<typeof stored>;

const PART = '.part';

/**
 * Provider accounts by address, a file each: the first account that signs in with an address keeps it. Providers
 * reassign addresses; the rights of the former owner must not go with them.
 */
export class Accounts {
  readonly #folder: string;

  /** @param deskFolder state folder of the desk */
  constructor(deskFolder: string) {
    this.#folder = path.join(deskFolder, 'accounts');
  }

  /**
   * Returns the account if the address is its own or free, in which case it is recorded; undefined if another account
   * has it.
   */
  admit({ email, iss, sub }: Pick<Account, 'email' | 'iss' | 'sub'>): Account | undefined {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const account = { id: randomBytes(6).toString('hex'), email, iss, sub, since: new Date().toISOString() };
    const part = path.join(this.#folder, account.id + PART);
    writeFileSync(part, JSON.stringify(account), { mode: 0o600 });
    try {
      // Atomic, and never overwrites.
      linkSync(part, this.#placeOf(email));
      return account;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(part, { force: true });
    }
    const known = read(this.#placeOf(email));
    return known.iss === iss && known.sub === sub ? known : undefined;
  }

  /** Forgets the account of an address. @returns whether there was one */
  release(email: string): boolean {
    const isKnown = this.all().some((account) => account.email === email);
    rmSync(this.#placeOf(email), { force: true });
    return isKnown;
  }

  all(): Account[] {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    return readdirSync(this.#folder)
      .filter((name) => !name.endsWith(PART))
      .map((name) => read(path.join(this.#folder, name)));
  }

  #placeOf(email: string): string {
    return path.join(this.#folder, createHash('sha256').update(email).digest('hex'));
  }
}

function read(file: string): Account {
  return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
}
