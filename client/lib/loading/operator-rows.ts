import { RESOURCES } from '../../../shared/paths/resources.ts';
import type { OperatorRows } from '../../../shared/paths/table.ts';

/** Fetches the operators' redirects, which are content that this build does not contain; undefined when that fails. */
export async function fetchOperatorRows(): Promise<OperatorRows | undefined> {
  try {
    const response = await fetch(RESOURCES.operatorRows);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
