import type { ContentState } from './content/supervisor.ts';
import type { Readiness } from './middleware/health.ts';

interface ReadinessFacts {
  isEnding: boolean;
  /** Whether the API has answered once: from then on there is something to show. */
  hasAnswered: boolean;
  /** Undefined for the API of another machine. */
  content: ContentState | undefined;
  /** Whether the content folder is wrong, so that something older is shown: a reason to mend it, none to serve nobody. */
  isContentRefused?: boolean;
  /** Whether the database is this process's own file. One that all processes share is no reason to prefer another of them. */
  ownsDatabase: boolean;
}

/** Whether load balancers should send visitors here, and what they should know in any case. */
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
