import { useEffect, useState } from 'react';
import { dropCopy, keepCopy, type LocalCopy } from '../local-copies.ts';

/**
 * Stores unsaved text in this browser under a name with each change, so that it outlives the page at any moment.
 *
 * @returns false if the browser's store is full or disabled
 */
export function useLocalCopy(name: string, { content, revision }: LocalCopy, isDirty: boolean): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (!isDirty) dropCopy(name);
    setKept(!isDirty || keepCopy(name, { content, revision }));
  }, [name, content, revision, isDirty]);
  return isKept;
}
