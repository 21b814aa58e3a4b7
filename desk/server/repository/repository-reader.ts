import { mkdir } from 'node:fs/promises';
import { type Draft, type FileVersion, type Person, readDrafts } from './drafts.ts';
import type { Git } from './git.ts';
import { readBatch, writeTree } from './trees.ts';

interface HistoryEntry {
  commit: string;
  author: Person;
  at: string;
  subject: string;
}

const HISTORY_FORMAT = ['%H', '%an', '%ae', '%aI', '%s'].join('%x00');

export interface RepositoryPlace {
  git: Git;
  /** The published branch, `refs/heads/main`. */
  branch: string;
  /** Path of the content folder below the top of the repository, `content/` or empty. */
  prefix: string;
}

/** Read access to the repository of a content folder, published files and drafts. Files are named below that folder. */
export class RepositoryReader {
  protected readonly git: Git;
  protected readonly branch: string;
  protected readonly prefix: string;

  constructor({ git, branch, prefix }: RepositoryPlace) {
    this.git = git;
    this.branch = branch;
    this.prefix = prefix;
  }

  head(): Promise<string> {
    return this.git.text(['rev-parse', this.branch]);
  }

  /** Published files below the content folder. */
  async files(): Promise<string[]> {
    return [...(await this.revisions()).keys()];
  }

  /** Published files below the content folder, each with its revision. */
  async revisions(): Promise<Map<string, string>> {
    const format = '--format=%(objectname) %(path)';
    const lines = await this.git.text(['ls-tree', '-r', '-z', format, `${this.branch}:${this.prefix}`]);
    const files = lines.split('\0').filter((line) => line !== '');
    return new Map(
      files.map((line) => {
        const space = line.indexOf(' ');
        return [line.slice(space + 1), line.slice(0, space)];
      }),
    );
  }

  /** Files of the newest commits, newest first. */
  async recentFiles(commits = 40): Promise<string[]> {
    const lines = await this.git.lines([
      'log',
      `--max-count=${commits}`,
      '--name-only',
      '--format=',
      this.branch,
      '--',
      this.prefix || '.',
    ]);
    return [...new Set(lines.map((file) => file.slice(this.prefix.length)))];
  }

  async published(file: string): Promise<FileVersion | undefined> {
    return this.version(this.branch, file);
  }

  async version(commit: string, file: string): Promise<FileVersion | undefined> {
    const revision = await this.#blobOf(commit, file);
    if (!revision) return undefined;
    const bytes = await this.git.bytes(['cat-file', 'blob', revision]);
    return { text: bytes.toString('utf8'), revision };
  }

  #blobOf(commit: string, file: string): Promise<string | undefined> {
    return this.git.maybe(['rev-parse', '--verify', '--quiet', `${commit}:${this.prefix}${file}`]);
  }

  /** Text of a revision. */
  async textOf(revision: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{40,64}$/.test(revision)) return undefined;
    const type = await this.git.maybe(['cat-file', '-t', revision]);
    return type === 'blob'
      ? (await this.git.bytes(['cat-file', 'blob', revision])).toString('utf8')
      : undefined;
  }

  /** Published texts of many files in one call of git; files that do not exist are left out. */
  async texts(files: readonly string[]): Promise<Map<string, string>> {
    const names = files.map((file) => `${this.branch}:${this.prefix}${file}\n`);
    const found = await readBatch(this.git, names);
    return new Map(
      files.flatMap((file, index) => {
        const text = found[index];
        return text === undefined ? [] : [[file, text] as const];
      }),
    );
  }

  /** Bytes of a file in a draft, or as published. */
  async bytes(file: string, draft?: Draft): Promise<Buffer | undefined> {
    const blob = await this.#blobOf(draft?.commit ?? this.branch, file);
    return blob ? this.git.bytes(['cat-file', 'blob', blob]) : undefined;
  }

  drafts(): Promise<Draft[]> {
    return readDrafts(this.git);
  }

  async draft(file: string): Promise<Draft | undefined> {
    return (await this.drafts()).find((draft) => draft.file === file);
  }

  /**
   * Version that the editor of a record opens: its draft, or the published one. Undefined if neither exists, or the
   * draft deletes it.
   */
  async current(file: string): Promise<FileVersion | undefined> {
    const draft = await this.draft(file);
    return this.version(draft?.commit ?? this.branch, file);
  }

  /** Git tree of the published content folder. */
  publishedFolder(): Promise<string> {
    return this.git.text(['rev-parse', `${this.branch}:${this.prefix}`]);
  }

  /** Writes a git tree of the content folder to a target folder; existing files are not written again. */
  async writeFolder(tree: string, target: string): Promise<void> {
    await mkdir(target, { recursive: true });
    await writeTree(this.git, tree, target);
  }

  /** Common ancestor of a draft and the published branch, for merging. */
  async base(draft: Draft): Promise<FileVersion | undefined> {
    const commit = await this.git.text(['merge-base', this.branch, draft.commit]);
    return this.version(commit, draft.file);
  }

  /** Commits of a file, newest first. */
  async history(file: string, max = 50): Promise<HistoryEntry[]> {
    const lines = await this.git.lines([
      'log',
      `--max-count=${max}`,
      `--format=${HISTORY_FORMAT}`,
      this.branch,
      '--',
      this.prefix + file,
    ]);
    return lines.map((line) => {
      const [commit = '', name = '', email = '', at = '', subject = ''] = line.split('\0');
      return { commit, author: { name, email }, at, subject };
    });
  }
}
