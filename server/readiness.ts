import type { ContentState } from './content/process/supervisor.ts';
import type { Readiness } from './middleware/endpoints/health.ts';

interface ReadinessFacts {
  isEnding: boolean;
  /** Whether the API has answered once: from then on pages can be shown. */
  hasAnswered: boolean;
  /** Undefined for an API on another machine. */
  content: ContentState | undefined;
  /**
   * Whether the content folder is invalid, so that an older version is shown. That is reported, but the process stays
   * ready.
   */
  isContentRefused?: boolean;
  /** Whether the database is a file of this process. With a shared database another process would be no better. */
  ownsDatabase: boolean;
}

/** Whether load balancers should send visitors here, with all problems that they should see. */
export function readinessOf(facts: ReadinessFacts): Readiness {
  const { isEnding, hasAnswered, content, ownsDatabase, isContentRefused } = facts;
  const canWrite = content?.canWrite ?? true;
  const isUp = content?.isUp ?? true;
  return {
    isReady: !isEnding && hasAnswered && isUp && (canWrite || !ownsDatabase),
    problems: {
      ...(isEnding && { process: 'ending' }),
      ...(!hasAnswered && { api: 'has not answered yet' }),
      ...(isContentRefused && { content: 'refused' }),
      ...(!isUp && { content: 'down' }),
      ...(!canWrite && { database: 'cannot be written' }),
    },
  };
}
