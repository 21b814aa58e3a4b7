import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from '../../../server/child-process.ts';
import { ROOT } from '../content/folders.ts';
import { ContentRepositoryFolder } from '../sites/desk-site.ts';
import { until } from '../until.ts';

/** A repository of content, and clones of it on several nodes that `deploy/content-sync.sh` keeps current. */
export class SyncedContent {
  readonly repository: ContentRepositoryFolder;
  /** Content folder of each node. */
  readonly folders: string[] = [];
  readonly #syncs: ChildProcess[] = [];

  private constructor(folder?: string) {
    this.repository = new ContentRepositoryFolder(folder);
  }

  /** @param folder content of the repository, the fixture by default */
  static async start(nodes: number, folder?: string): Promise<SyncedContent> {
    const content = new SyncedContent(folder);
    const { repository } = content;
    const remote = path.join(repository.root, 'remote.git');
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote]);
    repository.git('remote', 'add', 'origin', remote);
    repository.git('push', '-q', 'origin', 'main');
    for (let node = 0; node < nodes; node += 1)
      content.#follow(remote, path.join(repository.root, `node-${node}`));
    const isThere = (folder: string) => existsSync(path.join(folder, 'site.yaml'));
    await until('every node has the content', () => content.folders.every(isThere));
    return content;
  }

  #follow(remote: string, clone: string): void {
    mkdirSync(clone);
    // As the key of a secret holds it.
    const env = { ...childEnvironment(), CONTENT_REPOSITORY: `${remote}\n`, CONTENT_CLONE: clone };
    this.#syncs.push(spawn('sh', [path.join(ROOT, 'deploy/content-sync.sh')], { env, stdio: 'inherit' }));
    this.folders.push(path.join(clone, 'content'));
  }

  async close(): Promise<void> {
    for (const sync of this.#syncs) {
      sync.kill('SIGTERM');
      await once(sync, 'exit');
    }
    this.repository.delete();
  }
}
