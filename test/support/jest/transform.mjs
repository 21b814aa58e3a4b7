import { transformSync } from 'rolldown/utils';

/** Jest transformer: strips types and compiles JSX with the compiler that the build uses. */
export default {
  process(source, filename) {
    const { code, map, errors } = transformSync(filename, source, {
      sourcemap: true,
      jsx: { runtime: 'automatic' },
      // Same values as in a production build.
      define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    });
    if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
    return { code, map };
  },
};
