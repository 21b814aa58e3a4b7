import path from 'node:path';

/** A React framework that renders the same page. */
export interface Peer {
  /** Its folder. */
  name: string;
  title: string;
  /** Packages whose versions the table names. */
  packages: string[];
  /** By its own command line, below node_modules. */
  build: string[];
  /** Command for production from its documentation, relative to its folder; some read PORT and HOST instead. */
  start(port: number): string[];
  /** Path whose result it caches, and the documented means. It renders the home page for every request. */
  kept: { path: string; means: string };
}

export const HOST = '127.0.0.1';

export const PEERS: Peer[] = [
  {
    name: 'next',
    title: 'Next.js, App Router',
    packages: ['next', 'react'],
    build: ['next/dist/bin/next', 'build'],
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', HOST],
    kept: { path: '/kept', means: 'revalidate' },
  },
  {
    name: 'react-router',
    title: 'React Router, framework mode',
    packages: ['react-router', 'react'],
    build: ['@react-router/dev/bin.cjs', 'build'],
    start: () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    kept: { path: '/kept/', means: 'prerender' },
  },
  {
    name: 'tanstack-start',
    title: 'TanStack Start, srvx',
    packages: ['@tanstack/react-start', 'react'],
    build: ['vite/bin/vite.js', 'build'],
    start: (port) => [
      ...['node_modules/srvx/bin/srvx.mjs', 'serve', '--prod', '--host', HOST, '--port', String(port)],
      ...['--static', '../client', 'dist/server/server.js'],
    ],
    kept: { path: '/kept', means: 'prerender' },
  },
];

export const PEERS_FOLDER = import.meta.dirname;
export const folderOf = ({ name }: Peer): string => path.join(PEERS_FOLDER, name);

/** Data of every framework; read from the site by prepare.ts. */
export const HOME_JSON = path.join(PEERS_FOLDER, 'home.json');

export const ENVIRONMENT = { NODE_ENV: 'production', HOME_JSON, NEXT_TELEMETRY_DISABLED: '1' };
