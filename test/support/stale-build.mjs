import { isBuiltFrom, sourcesHash } from '../../scripts/build-stamp.mjs';

/** Jest's global setup: the suites below test/ run against dist/, and say so when it is older than the sources. */
export default function warnOfStaleBuild() {
  if (!isBuiltFrom(sourcesHash()))
    process.stderr.write(
      'dist/ は今のソースのビルドではありません。test/ のテストの前に npm run build を実行してください。\n',
    );
}
