import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { ImageStore } from '../../../scripts/build/image-store.ts';
import { until } from '../until.ts';

type Env = Record<string, string>;

/** Run configuration of an image, with the names of the image format. */
interface ImageConfig {
  User: string;
  Cmd: string[];
  /** `NAME=value`. */
  Env: string[];
  ExposedPorts: Record<string, object>;
  Volumes: Record<string, object>;
  /** Health check command, after the word CMD. */
  Healthcheck: { Test: string[] };
}

/** Process in a container. */
interface ContainerProcess {
  /** Waits until the process's output matches `pattern`. @throws when the process ends first */
  writes(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends SIGTERM. @returns the exit code */
  end(): Promise<number | null>;
}

export async function imageId(store: ImageStore, image: string): Promise<string> {
  return JSON.parse((await store.run('inspect', '--type', 'image', image)).stdout).FromImageID;
}

export async function imageConfig(store: ImageStore, image: string): Promise<ImageConfig> {
  return JSON.parse((await store.run('inspect', '--type', 'image', image)).stdout).Docker.config;
}

/** Container on this machine's network, with the user, settings and volumes of its image. */
export class Container {
  readonly #store: ImageStore;
  readonly #name: string;
  readonly #volumes: string[];
  readonly #children: ChildProcess[] = [];

  private constructor(store: ImageStore, name: string, volumes: string[]) {
    this.#store = store;
    this.#name = name;
    this.#volumes = volumes;
  }

  /** @param mounts files and folders of this machine, with their read-only mount points in the container */
  static async of(store: ImageStore, image: string, mounts: Env = {}): Promise<Container> {
    const { stdout } = await store.run('from', '--pull-never', image);
    const volumes = Object.entries(mounts).flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
    return new Container(store, stdout.trim(), volumes);
  }

  #command(command: string[], env: Env, user?: string): string[] {
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const as = user ? ['--user', user] : [];
    return ['run', '--network', 'host', ...as, ...this.#volumes, ...settings, this.#name, '--', ...command];
  }

  /** Returns the standard output of a command. @throws when it fails */
  async run(command: string[], env: Env = {}): Promise<string> {
    return (await this.#store.run(...this.#command(command, env))).stdout;
  }

  /** Copies a folder from the container, regardless of its permissions. */
  async unpack(folder: string, to: string): Promise<void> {
    const tar = ['tar', '-c', '-C', folder, '.'];
    const [program, args, options] = this.#store.command(...this.#command(tar, {}, 'root'));
    const piped = ['-o', 'pipefail', '-c', '"$@" | tar -x -C "$0"', to, program, ...args];
    await promisify(execFile)('bash', piped, options);
  }

  start(command: string[], env: Env = {}): ContainerProcess {
    // buildah would not forward a signal, so the process is signalled by its pid.
    const numbered = ['sh', '-c', 'echo "process $$"; exec "$@"', 'sh', ...command];
    const [program, args, options] = this.#store.command(...this.#command(numbered, env));
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString('utf8');
      });
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
    const writes = async (pattern: RegExp): Promise<RegExpExecArray> => {
      await until(`${pattern}`, () => {
        if (child.exitCode !== null) throw new Error(`exited with ${child.exitCode}: ${output}`);
        return pattern.test(output);
      });
      return pattern.exec(output) as RegExpExecArray;
    };
    return {
      writes,
      end: async () => {
        const [, id = ''] = await writes(/^process (\d+)$/m);
        await this.run(['sh', '-c', `kill -TERM ${id}`]);
        return exited;
      },
    };
  }

  /** Also ends processes that a failed test has left running. */
  async remove(): Promise<void> {
    for (const child of this.#children) child.kill();
    await this.#store.run('rm', this.#name);
  }
}
