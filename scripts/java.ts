import path from 'node:path';
import { installDebianPackage, isInstalled } from './debian-package.ts';

/** Where Java is, as environment variables for the processes that start it (test/support/html-checker.ts). */
export interface JavaEnvironment extends Record<string, string> {
  JAVA_PATH: string;
}

/**
 * Finds a Java for the HTML checker: `JAVA_HOME`, else an installed one, else Debian's package, which root may install.
 * Where there is none, the checker's suite fails and says what to do.
 */
export function findJava(): JavaEnvironment {
  const candidates = [
    ...(process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin/java')] : []),
    'java',
  ];
  const find = () => candidates.find((java) => isInstalled(java, '-version'));
  return { JAVA_PATH: find() || (installDebianPackage('default-jre-headless') && find()) || 'java' };
}
