import type { ErrorRequestHandler } from 'express';
import { LineFullError } from '../../server/load/at-most.ts';
import { statusOf } from '../../server/middleware/pages/http-error.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import type { DeskFieldProblem, DeskProblem } from '../shared/api.ts';
import { lockFileOf } from './repository/git.ts';
import { RepositoryError, type RepositoryProblem } from './repository/repository-error.ts';

/** Error with a Japanese message for the editor, sent as the response. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly status: number;
  readonly problem: DeskProblem;

  constructor(status: number, problem: DeskProblem) {
    super(problem.code);
    this.status = status;
    this.problem = problem;
  }
}

export const invalid = (message = '送信内容を読み取れませんでした。ページを読み込み直してください。') =>
  new DeskError(400, { code: 'invalid', message });

export const notFound = () =>
  new DeskError(404, { code: 'not-found', message: 'この記録は見つかりません。' });

export const forbidden = (message: string) => new DeskError(403, { code: 'forbidden', message });

export const tooLarge = (message: string) => new DeskError(413, { code: 'too-large', message });

export const refused = (message: string, problems?: DeskFieldProblem[]) =>
  new DeskError(422, { code: 'refused', message, problems });

export const busy = (message: string) => new DeskError(429, { code: 'busy', message });

export const unavailable = (code: string, message: string) => new DeskError(503, { code, message });

type Fault = RepositoryProblem | { kind: 'locked'; lockFile: string } | { kind: 'disk' | 'busy' | 'failed' };

const DISK_FULL = /^(?:ENOSPC|EDQUOT|EROFS)$/;

function isDiskFault({ code = '', message }: NodeJS.ErrnoException): boolean {
  return DISK_FULL.test(code) || /No space left on device|Read-only file system/.test(message);
}

function faultOf(error: unknown): Fault {
  if (error instanceof RepositoryError) return error.problem;
  const lockFile = lockFileOf(error);
  if (lockFile !== undefined) return { kind: 'locked', lockFile };
  if (error instanceof LineFullError) return { kind: 'busy' };
  return { kind: error instanceof Error && isDiskFault(error) ? 'disk' : 'failed' };
}

const KEPT = '書いた内容は下書きに残っています。';
const IN_BROWSER = '書いた内容はこのブラウザーに残っています。';
const AGAIN = '少し待ってから、もう一度お試しください。';
const OPERATOR = '運用担当者に連絡してください。';

/** `versions.ts` explains conflicts of submitted text; others mean that the draft has changed. */
function messageOf(fault: Fault): string {
  switch (fault.kind) {
    case 'conflict':
    case 'gone':
      return 'ほかの人がこの下書きを変更したか、公開しました。ページを読み込み直して、最新の内容を確かめてください。';
    case 'by-hand':
      return `サーバーの上で直接変更されたファイルがあるため、公開できません(${fault.files.join('、')})。${KEPT}${OPERATOR}`;
    case 'rewritten':
      return `共有リポジトリの履歴が書き換えられているため、公開できません。${KEPT}${OPERATOR}`;
    case 'remote':
      return `共有リポジトリに届かなかったか、ほかの人が先に公開しました。${KEPT}${AGAIN}`;
    case 'locked':
      return `サーバーの上でほかのgitの処理が続いているか、途中で止まったため、完了できませんでした(${fault.lockFile})。書いた内容は失われていません。${AGAIN}それでも続くときは、${OPERATOR}`;
    case 'disk':
      return `サーバーのディスクに書き込めません。${IN_BROWSER}${OPERATOR}`;
    case 'busy':
      return `ただいま混み合っています。${IN_BROWSER}${AGAIN}`;
    case 'failed':
      return `サーバーで問題が発生しました。${IN_BROWSER}時間をおいて、もう一度お試しください。`;
  }
}

/** Converts any error into one for the editor; 500 `failed` for faults of the desk. */
export function deskErrorOf(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  const fault = faultOf(error);
  const code = fault.kind === 'conflict' ? 'gone' : fault.kind;
  const status = code === 'gone' ? 409 : code === 'failed' ? 500 : 503;
  return new DeskError(status, { code, message: messageOf(fault) });
}

/** Maps errors of the body parser, which reject a body before a handler runs. */
function refusedBody(error: unknown): DeskError | undefined {
  if (error instanceof DeskError) return undefined;
  const status = statusOf(error);
  if (status === 413)
    return tooLarge('送信した内容が大きすぎます。文章は40万文字、写真は25MBまでにしてください。');
  return status < 500 ? new DeskError(status, invalid().problem) : undefined;
}

/** Last error handler: responds with a Japanese message and logs faults of the desk. */
export function problemResponses(logger: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const { status, problem } = refusedBody(error) ?? deskErrorOf(error);
    const about = { action: `${req.method} ${req.path}`, code: problem.code };
    if (status >= 500) logger.error({ ...about, err: error }, 'desk: request failed');
    else if (status !== 401) logger.info(about, 'desk: request refused');
    // A response that has begun can only be aborted.
    if (res.headersSent) res.destroy();
    else res.status(status).json(problem);
  };
}
