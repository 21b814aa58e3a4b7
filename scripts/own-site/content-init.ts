// `npm run content:init -- ../our-site --name 会社名 --domain www.example.co.jp`: writes a new vendor's site to an
// empty folder outside of this repository: the smallest valid content, with one category and one product, and
// a git repository with a check for CI.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readArguments, runCommand, UsageError } from '../run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** Files with words of the vendor; all others are copied as they are. */
const TEXTS = '**/*.{yaml,md,svg}';

const USAGE = '使い方: npm run content:init -- ../our-site --name 会社名 [--domain www.example.co.jp]';
/** Names without YAML's special characters, so that templates need no quotes around sentences. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .&・()-]{0,38}[\p{L}\p{M}\p{N}.)])?$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

interface Vendor {
  name: string;
  domain: string;
}

function readVendor(): Vendor & { folder: string } {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { name: { type: 'string' }, domain: { type: 'string', default: 'www.example.com' } },
  });
  const { name, domain } = values;
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0 || name === undefined) throw new UsageError(USAGE);
  if (!NAME.test(name))
    throw new UsageError('--name: 会社名を、文字、数字、空白と . & ・ ( ) - で、40文字までで書いてください');
  const labels = domain.split('.');
  if (domain.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label)))
    throw new UsageError('--domain: サイトのホスト名を www.example.co.jp の形で書いてください');
  return { folder: emptyFolder(path.resolve(process.env.INIT_CWD ?? '.', folder)), name, domain };
}

/** @throws {UsageError} unless the folder is missing or empty, and outside of this repository */
function emptyFolder(folder: string): string {
  if (!path.relative(ROOT, folder).startsWith('..'))
    throw new UsageError(`${folder} はMinamoのフォルダーの中です。その外のフォルダーを書いてください`);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new UsageError(`${folder} はフォルダーではありません`);
  if (stat && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} は空ではありません。空のフォルダーか、新しい名前を書いてください`);
  return folder;
}

function writeSite(folder: string, { name, domain }: Vendor): void {
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of globSync(TEXTS, { cwd: TEMPLATE })) {
    const shown = file.endsWith('.svg') ? name.replaceAll('&', '&amp;') : name;
    const text = readFileSync(path.join(TEMPLATE, file), 'utf8')
      .replaceAll('VENDOR_NAME', () => shown)
      .replaceAll('VENDOR_DOMAIN', domain)
      .replaceAll('MAIL_DOMAIN', domain.replace(/^www\./, ''));
    writeFileSync(path.join(folder, file), text);
  }
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Makes the repository with a first commit: the desk publishes onto a branch that has one. */
function makeRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=content:init', '-c', 'user.email=content-init@localhost'];
  git(folder, ...author, '-c', 'commit.gpgSign=false', 'commit', '--quiet', '--message=サイトの始まり');
}

await runCommand(async () => {
  const { folder, ...vendor } = readVendor();
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    git(folder, '--version');
    writeSite(folder, vendor);
    makeRepository(folder);
  } catch (error) {
    throw new UsageError(`${folder} に作れませんでした: ${(error as Error).message.split('\n')[0]}`);
  }
  console.log(`${folder} に${vendor.name}のサイトを作りました。次は:
  cd ${folder}
  sh minamo.sh content:check
  sh minamo.sh start`);
});
