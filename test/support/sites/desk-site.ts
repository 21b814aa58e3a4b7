import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DESK_API, DESK_HEADER, type DeskRecord } from '../../../desk/shared/api.ts';
import { FIXTURE_CONTENT } from '../content/fixture-content.ts';
import { type Program, startProgram } from '../processes/program.ts';

/** Repository with a content folder for editors. */
export class ContentRepositoryFolder {
  readonly root = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  readonly content = path.join(this.root, 'site/content');

  constructor(content = FIXTURE_CONTENT) {
    cpSync(content, this.content, { recursive: true });
    this.git('init', '-q', '-b', 'main');
    this.git('config', 'user.name', '水無 花子');
    this.git('config', 'user.email', 'hanako@minamo.example');
    this.git('add', '.');
    this.git('commit', '-qm', 'Begin');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: path.dirname(this.content), encoding: 'utf8' }).trim();
  }

  read(file: string): string {
    return readFileSync(path.join(this.content, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.content, file), text);
  }

  delete(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

interface DeskAnswer<Body> {
  status: number;
  body: Body;
}

export interface DeskProcess extends Program {
  /** Sends a request as the desk's interface does. */
  ask<Body = DeskRecord>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<DeskAnswer<Body>>;
}

export async function startDesk(
  repository: ContentRepositoryFolder,
  env: Record<string, string> = {},
): Promise<DeskProcess> {
  const program = await startProgram('desk/server/main.ts', {
    ready: /desk ready on (http:\/\/localhost:\d+)\/admin/,
    env: {
      CONTENT_DIR: repository.content,
      DATA_DIR: path.join(repository.root, 'data'),
      DESK_PORT: '0',
      ...env,
    },
  });
  return {
    ...program,
    async ask(method, target, body, headers = {}) {
      const response = await fetch(program.origin + DESK_API + target, {
        method,
        headers: { 'Content-Type': 'application/json', [DESK_HEADER]: '1', ...headers },
        ...(body !== undefined && {
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
        }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}
