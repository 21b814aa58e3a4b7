import { mkdir } from 'node:fs/promises';
import type { DeskHistory } from '../../shared/history.ts';
import { type Draft, type FileVersion, readDrafts } from './drafts.ts';
import type { Git } from './git.ts';
import { readBlobs } from './trees.ts';

const HISTORY_FORMAT = ['%H', '%an', '%aI', '%s'].join('%x00');

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
    const listed = await this.git.text(['ls-tree', '-r', '-z', format, `${this.branch}:${this.prefix}`]);
    const lines = listed.split('\0').filter((line) => line !== '');
    return new Map(
      lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
    );
  }

  /** Files of the newest commits, newest first. */
  async recentFiles(commits = 40): Promise<string[]> {
    const log = ['log', `--max-count=${commits}`, '--name-only', '--format='];
    const lines = await this.git.lines([...log, this.branch, '--', this.prefix || '.']);
    return [...new Set(lines.map((file) => file.slice(this.prefix.length)))];
  }

  /** Versions of files, by default the published ones, in one call of git; undefined for those that do not exist. */
  async versions(
    files: readonly { file: string; commit?: string | undefined }[],
  ): Promise<(FileVersion | undefined)[]> {
    const names = files.map(({ file, commit = this.branch }) => `${commit}:${this.prefix}${file}`);
    const found = await readBlobs(this.git, names);
    return found.map((blob) => blob && { text: blob.bytes.toString('utf8'), revision: blob.revision });
  }

  async version(commit: string, file: string): Promise<FileVersion | undefined> {
    return (await this.versions([{ commit, file }]))[0];
  }

  published(file: string): Promise<FileVersion | undefined> {
    return this.version(this.branch, file);
  }

  /** Text of a revision. */
  async textOf(revision: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{40,64}$/.test(revision)) return undefined;
    const [blob] = await readBlobs(this.git, [revision]);
    return blob?.bytes.toString('utf8');
  }

  /** Bytes of a file in a draft, or as published. */
  async bytes(file: string, draft?: Draft): Promise<Buffer | undefined> {
    const [blob] = await readBlobs(this.git, [`${draft?.commit ?? this.branch}:${this.prefix}${file}`]);
    return blob?.bytes;
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
    return this.version((await this.draft(file))?.commit ?? this.branch, file);
  }

  /** Git tree of the published content folder. */
  publishedFolder(): Promise<string> {
    return this.folderIn(this.branch);
  }

  /** Git tree of the content folder in a commit or a tree. */
  protected folderIn(tree: string): Promise<string> {
    return this.git.text(['rev-parse', `${tree}:${this.prefix}`]);
  }

  /** Writes a git tree of the content folder to a target folder; unchanged files are not written again. */
  async writeFolder(tree: string, target: string): Promise<void> {
    await mkdir(target, { recursive: true });
    const env = { GIT_INDEX_FILE: `${target}.index` };
    await this.git.text([`--work-tree=${target}`, 'read-tree', '--reset', '-u', tree], { env });
  }

  /** Common ancestor of a draft and the published branch, for merging. */
  protected mergeBase({ commit }: Draft): Promise<string> {
    return this.git.text(['merge-base', this.branch, commit]);
  }

  /** Version of a draft's record from which the draft was made, for merging. */
  async base(draft: Draft): Promise<FileVersion | undefined> {
    return this.version(await this.mergeBase(draft), draft.file);
  }

  /** Commits of a file, newest first. */
  async history(file: string, max = 50): Promise<DeskHistory['versions']> {
    const log = ['log', `--max-count=${max}`, `--format=${HISTORY_FORMAT}`];
    const lines = await this.git.lines([...log, this.branch, '--', this.prefix + file]);
    return lines.map((line) => {
      const [commit = '', author = '', at = '', subject = ''] = line.split('\0');
      return { commit, author, at, subject };
    });
  }
}
