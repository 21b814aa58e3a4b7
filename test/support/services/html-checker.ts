import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const CHECKER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar')),
  'build/dist/vnu.jar',
);

/** Not a fault of the document: React closes void elements with a slash, which is valid and has no effect. */
const SERIALISATION = 'Trailing slash on void elements has no effect';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/**
 * Checks all documents, by name, in one run of the Nu HTML checker. Returns its errors and warnings, each
 * with the document's name and the affected extract.
 *
 * @throws {Error} when Java or the checker cannot run; scripts/checks/test-programs.ts finds or installs Java for a
 * test run.
 */
export async function checkHtml(documents: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'html-'));
  const names = [...documents.keys()];
  try {
    await Promise.all(
      names.map((name, at) => writeFile(path.join(folder, `${at}.html`), documents.get(name) ?? '')),
    );
    return (await runChecker(folder)).map(({ type, subType, url, message, extract }) => {
      const name = names[Number.parseInt(path.basename(url ?? ''), 10)] ?? '?';
      return `${name}: ${subType ?? type}: ${message} ${extract?.replace(/\s+/g, ' ').trim() ?? ''}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runChecker(folder: string): Promise<Message[]> {
  // A hundred documents are too few for the optimizing compiler and the parallel collector to pay off.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', CHECKER];
  const args = [...java, '--format', 'json', '--stdout', '--exit-zero-always', folder];
  const child = spawn(process.env.JAVA_PATH ?? 'java', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const failed = new Promise<never>((_resolve, reject) =>
    child.once('error', (error) =>
      reject(
        new Error(
          `HTMLチェッカーにはJava 11以降が必要です(apt-get install default-jre-headless): ${error.message}`,
        ),
      ),
    ),
  );
  const [out, problems] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr)]), failed]);
  try {
    const { messages } = JSON.parse(out) as { messages: Message[] };
    return messages.filter(({ message }) => !message.startsWith(SERIALISATION));
  } catch {
    throw new Error(`HTMLチェッカーが結果を返しませんでした: ${problems || out}`);
  }
}
