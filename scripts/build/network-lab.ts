// Unpacks Debian's packages for the lab of test/claims: a kernel that runs as a process (user-mode-linux) and
// the programs that speak the protocols. It needs neither an installation on this machine nor root.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { KERNEL_FOLDER, KERNEL_PROGRAM, NetworkLab } from '../../test/support/network-lab/lab.ts';

/**
 * The kernel is that of Debian's next release: older ones do not start on processors with many registers (AMX), whose
 * state is larger than they expect. It needs the libc of its release.
 */
const KERNEL = { release: 'forky', packages: ['user-mode-linux', 'libc6'] };
const PACKAGES = [
  ...['dash', 'coreutils', 'grep', 'sed', 'mount', 'util-linux', 'kmod', 'procps'],
  ...['iproute2', 'iputils-ping', 'ndisc6', 'netbase', 'netcat-openbsd', 'nftables', 'tcpdump'],
  ...['dnsmasq-base', 'freeradius', 'freeradius-utils', 'frr', 'keepalived', 'ppp', 'pppoe', 'snmp', 'snmpd'],
  ...['libstrongswan-standard-plugins', 'strongswan-charon', 'strongswan-swanctl', 'udhcpc'],
];

/** Characters of a lab's messages that are shown when it does not start. */
const LOG_MAX = 600;

/** Large parts of the packages that no claim needs. */
const LEFT_OUT = ['bash-completion', 'doc', 'locale', 'man'].map((name) => `--exclude=./usr/share/${name}`);

const INIT = path.resolve(import.meta.dirname, '../../test/support/network-lab/init.sh');

/** First process in the lab. It hands over to the script of a test's folder. */
const INIT_IN_LAB = 'usr/sbin/lab-init';

/** Unpacks all packages into a folder, which gets its name at the end: no run finds half a lab. */
function unpack(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}.`);
  try {
    const root = path.join(made, 'root');
    for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
      mkdirSync(path.join(root, 'usr', name), { recursive: true });
      symlinkSync(`usr/${name}`, path.join(root, name));
    }
    for (const name of ['dev', 'jobs', 'mnt', 'proc', 'run', 'sys', 'tmp']) mkdirSync(path.join(root, name));
    unpackAll(download(path.join(made, 'apt'), PACKAGES), root);
    const kernel = path.join(root, KERNEL_FOLDER);
    mkdirSync(kernel);
    unpackAll(download(path.join(made, 'apt-kernel'), KERNEL.packages, KERNEL.release), kernel);
    giveLoader(root);
    symlinkSync(path.join('../..', KERNEL_FOLDER, 'usr/lib/uml/modules'), path.join(root, 'usr/lib/modules'));
    copyFileSync(INIT, path.join(root, INIT_IN_LAB));
    renameSync(root, folder);
  } catch (error) {
    // Another run has finished the same folder.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function unpackAll(archives: readonly string[], folder: string): void {
  for (const archive of archives)
    execFileSync('sh', [
      '-c',
      'dpkg-deb --fsys-tarfile "$1" | { shift; tar -x --keep-directory-symlink --no-same-owner "$@"; }',
      ...['sh', archive, '-C', folder, ...LEFT_OUT],
    ]);
}

/**
 * Names the loader of its own libc in the kernel's program, relative to the root, in the space of the machine's loader.
 * It can't be started by that loader: it needs its usual addresses.
 */
function giveLoader(root: string): void {
  const program = path.join(root, KERNEL_PROGRAM);
  const usual = '/lib64/ld-linux-x86-64.so.2';
  symlinkSync(path.join('usr', usual), path.join(root, KERNEL_FOLDER, 'ld.so'));
  const own = path.join(KERNEL_FOLDER, 'ld.so').padEnd(usual.length, '\0');
  const bytes = readFileSync(program);
  const at = bytes.indexOf(`${usual}\0`);
  if (at === -1 || own.length > usual.length) throw new Error(`${program} names no loader`);
  bytes.write(own, at, 'latin1');
  writeFileSync(program, bytes);
}

/** Archives of packages and of all that they depend on, from the release of this machine or another one. */
function download(folder: string, packages: readonly string[], release?: string): string[] {
  const archives = path.join(folder, 'cache/archives');
  for (const name of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(folder, name), { recursive: true });
  // As on a system without a single package.
  writeFileSync(path.join(folder, 'status'), '');
  const config = path.join(folder, 'apt.conf');
  const lines = [
    `Dir::State "${folder}";`,
    `Dir::State::status "${folder}/status";`,
    `Dir::Cache "${folder}/cache";`,
    'APT::Install-Recommends "false";',
    'APT::Sandbox::User "";',
  ];
  if (release) {
    writeFileSync(path.join(folder, 'sources.list'), `deb ${mirror()} ${release} main\n`);
    lines.push(`Dir::Etc::sourcelist "${folder}/sources.list";`, 'Dir::Etc::sourceparts "/dev/null";');
  }
  writeFileSync(config, lines.join('\n'));
  const env = { ...process.env, APT_CONFIG: config, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '--download-only', '-y', ...packages], { env, stdio: 'ignore' });
  return readdirSync(archives)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => path.join(archives, name));
}

/** Address from which this machine gets Debian's packages. */
function mirror(): string {
  const targets = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Origin: Debian'];
  const [address] = execFileSync('apt-get', targets, { encoding: 'utf8' }).split('\n');
  if (!address) throw new Error('apt knows no mirror of Debian');
  return address;
}

/**
 * Folder of the unpacked lab, which is the root of its file system. Undefined where it cannot be made: on another
 * system than Debian, another processor than x64, without a way to the packages.
 */
export function provideNetworkLab(given = process.env.NETWORK_LAB_PATH): string | undefined {
  if (given) return given;
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const madeBy = [JSON.stringify([KERNEL, PACKAGES]), readFileSync(INIT), readFileSync('/etc/os-release')];
  const hash = createHash('sha256').update(madeBy.join('\n')).digest('hex').slice(0, 12);
  const folder = `/var/tmp/minamo-network-lab-${process.getuid?.()}-${hash}`;
  try {
    if (!existsSync(folder)) {
      console.log('ネットワークの実装を試す環境を用意しています…');
      unpack(folder);
    }
    return folder;
  } catch {
    return undefined;
  }
}

/** Returns whether the kernel of a lab starts here. It traces its programs, which a container may forbid. */
export async function canStartLab(root: string): Promise<boolean> {
  console.log('ネットワークの実装を試せるか確かめています…');
  try {
    const lab = await NetworkLab.start(root);
    await lab.stop();
    return true;
  } catch (error) {
    console.log(`起動しません: ${String(error).slice(0, LOG_MAX)}`);
    return false;
  }
}
