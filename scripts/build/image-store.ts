// Builds the images of the Dockerfile with buildah, which needs no daemon and, as root on a Debian, no
// registry.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

const USER = process.getuid?.();
const OWNER = createHash('sha256').update(`${USER} ${ROOT}`).digest('hex').slice(0, 12);
/** Folder of this user and checkout: a run finds and removes the leftovers of a killed run. */
const FOLDER = `/var/tmp/minamo-images-${OWNER}`;

/** Upper bound of a build's log, in bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Name of the image on which all stages of the Dockerfile are based. */
function baseImage(): string {
  const [, name] = /^FROM (\S+)/m.exec(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
  if (!name) throw new Error('the Dockerfile begins with no image');
  return name;
}

/**
 * Folder of a bare Debian, or undefined where it cannot be built: without root, on another system, without
 * its packages.
 */
function bareDebian(): string | undefined {
  const script = path.join(ROOT, 'scripts/bare-debian.sh');
  const { status, stdout } = spawnSync(script, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : undefined;
}

/** Commands, run as root of a container, that turn the bare Debian into an equivalent of the Node image. */
const TO_BASE_IMAGE = `
  export DEBIAN_FRONTEND=noninteractive
  cp /etc/ssl/certs/ca-certificates.crt /usr/local/share/certificates-of-the-machine.crt
  apt-get update -q
  apt-get install -y -q --no-install-recommends libatomic1
  apt-get purge -y -q --auto-remove ca-certificates git procps
  rm -rf /var/lib/apt/lists/*
  usermod --login node --home /home/node --move-home visitor
  groupmod --new-name node visitor`;

/** Containers and images of this checkout, separate from others on the machine. */
export class ImageStore {
  readonly #program: string;

  constructor(program = process.env.BUILDAH_PATH ?? 'buildah') {
    this.#program = program;
    this.remove();
    mkdirSync(path.join(FOLDER, 'tmp'), { recursive: true });
  }

  /** Arguments of `spawn` for a command of buildah. */
  command(...args: string[]): [program: string, args: string[], options: { env: NodeJS.ProcessEnv }] {
    const env = {
      ...process.env,
      // Changes only the root folder, which needs no rights of a container engine.
      BUILDAH_ISOLATION: 'chroot',
      // The OCI format has no HEALTHCHECK.
      BUILDAH_FORMAT: 'docker',
      TMPDIR: path.join(FOLDER, 'tmp'),
    };
    const folders = ['--root', path.join(FOLDER, 'images'), '--runroot', path.join(FOLDER, 'run')];
    // The vfs driver copies all files for each layer: 30 GB.
    return [this.#program, [...folders, '--storage-driver', 'overlay', ...args], { env }];
  }

  /** Runs a command of buildah. @throws an error with its output when it fails */
  async run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
    const [program, all, options] = this.command(...args);
    return promisify(execFile)(program, all, { ...options, maxBuffer: MOST_OUTPUT });
  }

  /**
   * Builds the base image of the Dockerfile, or fetches it where no bare Debian can be built.
   *
   * @throws when the registry cannot be reached
   */
  async provideBase(): Promise<void> {
    const debian = bareDebian();
    if (debian) await this.#makeBase(debian);
    else await this.run('pull', '--quiet', baseImage());
  }

  async #makeBase(debian: string): Promise<void> {
    const container = (await this.run('from', 'scratch')).stdout.trim();
    const root = (await this.run('mount', container)).stdout.trim();
    await promisify(execFile)('cp', ['-a', `${debian}/.`, root]);
    copyFileSync(process.execPath, path.join(root, 'usr/bin/node'));
    await this.run('run', '--network', 'host', container, '--', 'sh', '-ec', TO_BASE_IMAGE);
    // Node ships its own certificates; npm may need those of the machine's network.
    const certificates = 'NODE_EXTRA_CA_CERTS=/usr/local/share/certificates-of-the-machine.crt';
    await this.run('config', '--env', certificates, container);
    await this.run('commit', '--quiet', '--rm', container, baseImage());
  }

  /**
   * Builds a target of the Dockerfile, by default the last one. Stages that targets share are built once.
   *
   * @param context folder of the repository's files
   * @returns the output of the build steps
   */
  async build(name: string, context: string, target?: string): Promise<string> {
    const of = target ? ['--target', target] : [];
    const options = ['--layers', '--pull=false', '--network', 'host', '--tag', name];
    const { stdout, stderr } = await this.run('build', ...options, ...of, context);
    return stdout + stderr;
  }

  /** Removes all images and containers with their layers. */
  remove(): void {
    if (!existsSync(FOLDER)) return;
    // Without root, only buildah can remove files that belong to a container's other users.
    for (const args of [
      ['rm', '--all'],
      ['rmi', '--all', '--force'],
    ]) {
      const [program, all, options] = this.command(...args);
      spawnSync(program, all, { ...options, stdio: 'ignore' });
    }
    // buildah leaves this folder mounted.
    spawnSync('umount', ['--recursive', path.join(FOLDER, 'images/overlay')], { stdio: 'ignore' });
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/**
 * Returns whether images can be built here: the base image must be available and buildah must be able to run
 * a command in it.
 */
export async function canBuildImages(program: string): Promise<boolean> {
  console.log('コンテナーイメージをビルドできるか確かめています…');
  const store = new ImageStore(program);
  try {
    await store.provideBase();
    const container = (await store.run('from', '--pull-never', baseImage())).stdout.trim();
    await store.run('run', '--network', 'host', container, '--', 'node', '--version');
    return true;
  } catch {
    return false;
  } finally {
    store.remove();
  }
}
