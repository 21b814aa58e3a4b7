import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../content/folders.ts';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

/** User `nobody` of Debian: nginx runs without rights, as in its container. */
const NOBODY = 65_534;
/** Origin to which its configuration redirects plain HTTP. */
export const NGINX_ORIGIN = 'https://www.vendor.example';
const TEMPLATE = path.join(ROOT, 'deploy/nginx/nginx.conf.template');

/** Line of its access log. */
interface Passed {
  method: string;
  path: string;
  status: string;
  /** Addresses of all attempts in order: `127.0.0.1:4001, 127.0.0.1:4002`. */
  upstream: string;
  upstreamStatus: string;
  /** MISS, HIT and so on; empty where caching is off. */
  cache: string;
}

export interface NginxServer {
  port: number;
  httpPort: number;
  /** Authority of the throwaway certificate. */
  ca: Buffer;
  /** Access log so far. */
  passed(): Promise<Passed[]>;
  /** Output other than the access log. */
  complaints(): string;
  stop(): Promise<void>;
}

interface NginxPorts {
  sites: readonly number[];
  contents: readonly number[];
  /** Port through which the sites reach the content services. */
  content: number;
  pageCache?: 'off' | 'pages';
}

/** Configuration template of the repository with its variables substituted, as the nginx image does it. */
async function filledTemplate(values: Record<string, string>): Promise<string> {
  const text = await readFile(TEMPLATE, 'utf8');
  return text.replace(/\$\{([A-Z_]+)\}/g, (variable, name: string) => values[name] ?? variable);
}

const serversAt = (ports: readonly number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');

/** Starts a real nginx with the repository's configuration, on free ports of this machine. */
export async function startNginx(ports: NginxPorts): Promise<NginxServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const [port, httpPort] = [await freePort(), await freePort()];
  const { certificate, key } = await throwawayCertificate(folder);
  const [file, accessLog] = [path.join(folder, 'nginx.conf'), path.join(folder, 'access.log')];
  await writeFile(
    file,
    await filledTemplate({
      NGINX_FOLDER: folder,
      // Standard output is a socket here, which cannot be opened by name.
      NGINX_ACCESS_LOG: accessLog,
      NGINX_RESOLVER: '127.0.0.1',
      NGINX_HTTP_LISTEN: `127.0.0.1:${httpPort}`,
      NGINX_HTTPS_LISTEN: `127.0.0.1:${port}`,
      NGINX_CONTENT_LISTEN: `127.0.0.1:${ports.content}`,
      SITE_ORIGIN: NGINX_ORIGIN,
      NGINX_CERTIFICATE: certificate,
      NGINX_CERTIFICATE_KEY: key,
      NGINX_PAGE_CACHE: ports.pageCache ?? 'off',
      NGINX_CACHE_SIZE: '16m',
      SITE_SERVERS: serversAt(ports.sites),
      CONTENT_SERVERS: serversAt(ports.contents),
    }),
  );
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    await chmod(folder, 0o755);
    for (const owned of [folder, key]) await chown(owned, NOBODY, NOBODY);
  }
  const child = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', file, '-g', 'daemon off;'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(asRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString('utf8');
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  await until('nginx listens', async () => {
    if (child.exitCode !== null) throw new Error(`nginx exited: ${complaints}`);
    return fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }).then(
      ({ status }) => status === 308,
      () => false,
    );
  });
  return {
    port,
    httpPort,
    ca: await readFile(certificate),
    passed: async () => (await readFile(accessLog, 'utf8')).trim().split('\n').map(parsed),
    complaints: () => complaints,
    async stop() {
      process.off('exit', killed);
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function throwawayCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [path.join(folder, 'tls.crt'), path.join(folder, 'tls.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const keyKind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const files = ['-keyout', key, '-out', certificate];
  await promisify(execFile)('openssl', ['req', '-x509', '-days', '1', ...keyKind, ...subject, ...files]);
  return { certificate, key };
}

function parsed(line: string): Passed {
  return JSON.parse(line);
}
