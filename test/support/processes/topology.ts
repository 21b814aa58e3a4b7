import pg from 'pg';
import { ROOT } from '../content/folders.ts';
import { freePort } from '../free-port.ts';
import { TlsVisitor } from '../requests/tls-visitor.ts';
import { type ContentProcess, startContentProcess } from '../services/content-process.ts';
import { type NginxServer, startNginx } from '../services/nginx-server.ts';
import { type PostgresServer, startPostgres } from '../services/postgres-server.ts';
import { type RedisServer, startRedis } from '../services/redis-server.ts';
import { type DeskProcess, startDesk } from '../sites/desk-site.ts';
import { type SiteProcess, startSiteProcess } from './process.ts';
import { SyncedContent } from './synced-content.ts';

/** Machines, each with a clone of the content. */
const NODES = 2;
const API_TOKEN = 'token-of-the-topology';

/**
 * Processes on loopback with the roles of compose.cluster.yaml: balancer, three sites, two content services,
 * two databases.
 */
export interface Topology {
  nginx: NginxServer;
  redis: RedisServer;
  postgres: PostgresServer;
  sitePorts: readonly number[];
  contentPorts: readonly number[];
  /** Kills a site with SIGKILL; `startSite` starts another process in its place. */
  killSite(place: number): Promise<void>;
  startSite(place: number, folder?: string): Promise<void>;
  /** Ends a site as an orchestrator does. @returns the exit code */
  endSite(place: number): Promise<number | null>;
  killContent(place: number): Promise<void>;
  endContent(place: number): Promise<number | null>;
  startContent(place: number): Promise<void>;
  /** Starts another balancer before the same sites, with page caching. */
  startCachingBalancer(): Promise<NginxServer>;
  /** Visitor with an address below 127.0.0.0/8. */
  visitor(address: string): TlsVisitor;
  stored(): Promise<{ name: string; receipt: string }[]>;
  /** An editor's desk over a clone of its own, which publishes to the repository that all nodes follow. */
  startDesk(): Promise<DeskProcess>;
  close(): Promise<void>;
}

/**
 * Starts the processes in order. If one fails to start, closes the others.
 *
 * @param folder content of the vendor, the fixture by default
 */
export async function startTopology(folder?: string): Promise<Topology> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startAll(opened, folder)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(
  opened: (() => Promise<unknown>)[],
  content?: string,
): Promise<Omit<Topology, 'close'>> {
  const [sitePorts, contentPorts, apiPort] = [await freePorts(3), await freePorts(2), await freePort()];
  const postgres = await startPostgres();
  opened.push(() => postgres.stop());
  const redis = await startRedis();
  opened.push(() => redis.close());
  const nginx = await startNginx({ sites: sitePorts, contents: contentPorts, content: apiPort });
  opened.push(() => nginx.stop());
  const synced = await SyncedContent.start(NODES, content);
  opened.push(() => synced.close());
  /** Folder of the node on which a process runs. */
  const folderOf = (place: number) => synced.folders[place % NODES] ?? '';
  const sites: SiteProcess[] = [];
  const contents: ContentProcess[] = [];
  opened.push(() =>
    Promise.all([...sites.map((site) => site.stop()), ...contents.map(({ kill }) => kill())]),
  );

  async function startContent(place: number): Promise<void> {
    contents[place] = await startContentProcess({
      CONTENT_PORT: String(contentPorts[place]),
      CONTENT_DIR: folderOf(place),
      DATABASE_URL: postgres.url,
      API_TOKEN,
    });
  }

  async function startSite(place: number, folder = ROOT): Promise<void> {
    const settings = {
      PORT: String(sitePorts[place]),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      API_TOKEN,
      REDIS_URL: redis.url,
      CONTENT_DIR: folderOf(place),
      SITE_ORIGIN: `https://localhost:${nginx.port}`,
      LAME_DUCK_S: '1',
      PAGE_CACHE_TTL_S: '1',
    };
    const site = startSiteProcess(settings, { cwd: folder });
    sites[place] = site;
    await site.ready();
  }

  await Promise.all(contentPorts.map((_port, place) => startContent(place)));
  await Promise.all(sitePorts.map((_port, place) => startSite(place)));

  return {
    nginx,
    redis,
    postgres,
    sitePorts,
    contentPorts,
    startSite,
    killSite: async (place) => sites[place]?.stop(),
    async endSite(place) {
      sites[place]?.child.kill('SIGTERM');
      return sites[place]?.exited ?? null;
    },
    startContent,
    killContent: async (place) => contents[place]?.kill(),
    endContent: async (place) => contents[place]?.end() ?? null,
    async startCachingBalancer() {
      const ports = { sites: sitePorts, contents: contentPorts, content: await freePort() };
      const other = await startNginx({ ...ports, pageCache: 'pages' });
      opened.push(() => other.stop());
      return other;
    },
    async startDesk() {
      const desk = await startDesk(synced.repository, { DESK_REMOTE: 'origin' });
      opened.push(() => desk.end());
      return desk;
    },
    visitor: (address) => new TlsVisitor(nginx, address),
    async stored() {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query('SELECT typed, receipt FROM submissions');
      await client.end();
      return rows.map(({ typed, receipt }) => ({ name: JSON.parse(typed).corporateName, receipt }));
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  return ports;
}
