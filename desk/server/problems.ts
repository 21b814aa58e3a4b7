import type { ErrorRequestHandler } from 'express';
import { LineFullError } from '../../server/load/at-most.ts';
import { statusOf } from '../../server/middleware/pages/http-error.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import type { DeskProblem } from '../shared/api.ts';
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

const KEPT = '書いた内容は下書きに残っています。';

/**
 * Converts a refusal of the repository into a message for editors. `conflicts.ts` explains conflicts of submitted text;
 * others mean that the draft has changed.
 */
function repositoryProblem(problem: Exclude<RepositoryProblem, { kind: 'conflict' }>): DeskError {
  switch (problem.kind) {
    case 'gone':
      return new DeskError(409, {
        code: 'gone',
        message:
          'ほかの人がこの下書きを変更したか、公開しました。ページを読み込み直して、最新の内容を確かめてください。',
      });
    case 'by-hand':
      return new DeskError(503, {
        code: 'by-hand',
        message: `サーバーの上で直接変更されたファイルがあるため、公開できません(${problem.files.join('、')})。${KEPT}運用担当者に連絡してください。`,
      });
    case 'rewritten':
      return new DeskError(503, {
        code: 'rewritten',
        message: `共有リポジトリの履歴が書き換えられているため、公開できません。${KEPT}運用担当者に連絡してください。`,
      });
    case 'remote':
      return new DeskError(503, {
        code: 'remote',
        message: `共有リポジトリに届かなかったか、ほかの人が先に公開しました。${KEPT}少し待ってから、もう一度お試しください。`,
      });
  }
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && DISK_FULL.has(code)) ||
    /No space left on device|Read-only file system/.test(error.message)
  );
}

/** Converts any error into one for the editor; 500 `failed` for faults of the desk. */
export function deskErrorOf(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  if (error instanceof RepositoryError)
    return repositoryProblem(error.problem.kind === 'conflict' ? { kind: 'gone' } : error.problem);
  const lockFile = lockFileOf(error);
  if (lockFile !== undefined)
    return new DeskError(503, {
      code: 'locked',
      message: `サーバーの上でほかのgitの処理が続いているか、途中で止まったため、完了できませんでした(${lockFile})。書いた内容は失われていません。少し待ってから、もう一度お試しください。それでも続くときは、運用担当者に連絡してください。`,
    });
  if (isDiskFault(error))
    return new DeskError(503, {
      code: 'disk',
      message:
        'サーバーのディスクに書き込めません。書いた内容はこのブラウザーに残っています。運用担当者に連絡してください。',
    });
  if (error instanceof LineFullError)
    return new DeskError(503, {
      code: 'busy',
      message:
        'ただいま混み合っています。書いた内容はこのブラウザーに残っています。少し待ってから、もう一度お試しください。',
    });
  return new DeskError(500, {
    code: 'failed',
    message:
      'サーバーで問題が発生しました。書いた内容はこのブラウザーに残っています。時間をおいて、もう一度お試しください。',
  });
}

export const invalid = (message = '送信内容を読み取れませんでした。ページを読み込み直してください。') =>
  new DeskError(400, { code: 'invalid', message });

export const notFound = () =>
  new DeskError(404, { code: 'not-found', message: 'この記録は見つかりません。' });

export const forbidden = (message: string) => new DeskError(403, { code: 'forbidden', message });

/** Maps errors of the body parser, which reject a body before a handler runs. */
function refusedBody(error: unknown): DeskError | undefined {
  if (error instanceof DeskError) return undefined;
  const { status } = error as { status?: unknown };
  if (status === 413)
    return new DeskError(413, {
      code: 'too-large',
      message: '送信した内容が大きすぎます。文章は40万文字、写真は25MBまでにしてください。',
    });
  return statusOf(error) < 500 ? new DeskError(statusOf(error), invalid().problem) : undefined;
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
