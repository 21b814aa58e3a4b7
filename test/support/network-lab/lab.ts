import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../until.ts';

const MEMORY = '384M';
const SCRIPTS = import.meta.dirname;

/** Folder of the kernel and its libc below the lab's root. */
export const KERNEL_FOLDER = 'kernel';
export const KERNEL_PROGRAM = path.join(KERNEL_FOLDER, 'usr/bin/linux.uml');

/**
 * A kernel that runs as a process, with Debian's implementations of the protocols (scripts/build/network-lab.ts).
 * Its networks are namespaces inside of it: none of them reaches the machine, and the machine's network does not
 * change.
 */
export class NetworkLab {
  readonly #process: ChildProcess;
  readonly #jobs = mkdtempSync(path.join(os.tmpdir(), 'network-lab-'));
  #output = '';
  #count = 0;

  private constructor(root: string) {
    for (const script of ['serve.sh', 'functions.sh'])
      copyFileSync(path.join(SCRIPTS, script), path.join(this.#jobs, script));
    const parameters = [
      ...[`mem=${MEMORY}`, 'rootfstype=hostfs', `rootflags=${root}`, 'ro', 'init=/usr/sbin/lab-init'],
      ...['con=null', 'con0=fd:0,fd:1', 'ssl=null', 'quiet', `JOBS=${this.#jobs}`],
    ];
    // A group of its own: the kernel runs each of its programs as a process of the machine.
    this.#process = spawn(path.join(root, KERNEL_PROGRAM), parameters, {
      detached: true,
      // The program names its loader relative to the root.
      cwd: root,
      env: { ...process.env, LD_LIBRARY_PATH: path.join(root, KERNEL_FOLDER, 'usr/lib/x86_64-linux-gnu') },
    });
    this.#process.on('error', (error) => {
      this.#output += error.message;
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (part: Buffer) => {
        this.#output += part.toString('utf8');
      });
  }

  /** @param root folder of the unpacked packages */
  static async start(root = process.env.NETWORK_LAB_PATH): Promise<NetworkLab> {
    if (!root) throw new Error('NETWORK_LAB_PATH: scripts/test.ts sets it');
    const lab = new NetworkLab(root);
    try {
      await lab.#says(/the lab is ready/);
    } catch (error) {
      await lab.stop();
      throw error;
    }
    return lab;
  }

  async #says(what: RegExp): Promise<RegExpExecArray> {
    let match: RegExpExecArray | null = null;
    await until(
      `${what} from the lab`,
      () => {
        match = what.exec(this.#output);
        if (!match && this.#hasEnded()) throw new Error(`the lab has ended: ${this.#output}`);
        return match !== null;
      },
      500_000,
    );
    return match!;
  }

  /**
   * Runs a shell script in the lab, with the words of functions.sh.
   *
   * @returns its output
   * @throws {Error} with the output when a command of the script fails
   */
  async run(script: string): Promise<string> {
    this.#count += 1;
    const job = path.join(this.#jobs, String(this.#count));
    writeFileSync(`${job}.sh`, `. /jobs/functions.sh\n${script}\n`);
    this.#process.stdin?.write(`${this.#count}\n`);
    const [, status] = await this.#says(new RegExp(`^job ${this.#count}: (\\d+)`, 'm'));
    const output = readFileSync(`${job}.out`, 'utf8');
    if (status !== '0') throw new Error(`status ${status}:\n${output}`);
    return output;
  }

  /** Ends all programs and removes all namespaces. */
  async clear(): Promise<void> {
    await this.run('clear_all');
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async stop(): Promise<void> {
    const { pid } = this.#process;
    if (pid && !this.#hasEnded()) process.kill(-pid, 'SIGKILL');
    await until('the lab ends', () => !pid || this.#hasEnded());
    rmSync(this.#jobs, { recursive: true, force: true });
  }
}
