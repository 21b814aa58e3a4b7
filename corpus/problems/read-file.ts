import { z } from 'zod';
import { parseYaml } from '../yaml.ts';
import { locate } from './locate.ts';
import { ContentError, WHOLE_FILE } from './problem.ts';
import { parsePlainly, tell } from './tell.ts';

/**
 * Parses one YAML file by its schema, for callers that need no corpus.
 *
 * @param file its name, for problems
 * @throws {ContentError} with every problem found
 */
export function readFileBy<Schema extends z.core.$ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.infer<Schema> {
  const parsed = parseYaml(source);
  if ('problem' in parsed) {
    const { line, ...problem } = parsed.problem;
    throw new ContentError([{ file, field: `(${line}行目)`, line, ...problem }]);
  }
  const result = parsePlainly(schema, parsed.value);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => tell(issue, schema, parsed.value));
  throw new ContentError(
    problems.map(({ path, ...told }) => {
      const field = z.core.toDotPath(path) || WHOLE_FILE;
      return locate(
        { file, field, path: path as (string | number)[], ...told },
        { source, schema, ...parsed },
      );
    }),
  );
}
