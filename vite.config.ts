import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { DESK_PATH } from './desk/shared/constants.ts';
import { leanRouter } from './scripts/build/lean-router.ts';

/** Components of several kinds of pages, without the head of articles and stories, which tools and products do not use. */
const PARTS =
  /client\/(?:components(?!\/form\/(?!keyword)|\/page\/(?:story|text)-header)|lib(?!\/(?:products\/(?:selection|listed-products)|today)\.)|features\/(?:articles|faq|products))\/|shared\/(?:text|photo|site\/site\.|api\/transport)/;
const FORMS =
  /client\/(?:analytics|components\/form|features\/forms)\/|shared\/(?:api\/forms|paths\/back-path|postal)/;

/**
 * Groups the browser's code into few files that change together: libraries, the parts of every page, parts of several kinds of
 * pages, parts of forms. All other code belongs to single pages. Code that is imported later joins no group.
 */
const FILES = [
  { name: 'vendor', test: /node_modules|rolldown[/:]runtime/, tags: ['$initial' as const], priority: 4 },
  { name: 'frame', test: /^(?!.*\/client\/starter\.ts)/, tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: PARTS, minShareCount: 3, includeDependenciesRecursively: false, priority: 2 },
  { name: 'fields', test: FORMS, minShareCount: 4, includeDependenciesRecursively: false, priority: 1 },
  { name: 'forms', test: FORMS, minShareCount: 3, includeDependenciesRecursively: false },
];

const ROOT = import.meta.dirname;

/** Oldest browsers in which React hydrates pages, in Vite's spelling: `chrome110`. */
const BROWSERS: string[] = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).browserslist.map(
  (browser: string) => browser.replace(' ', ''),
);
const SERVER_OUT = 'dist/server';

/** Packages outside of the bundle, loaded only where they are needed. */
const OUTSIDE = ['react', 'react-dom', '@redis/client', '@sentry/node', 'nodemailer', 'pg', 'pino', 'yaml'];

/** Modules that are never part of a build: they run from their sources. */
const FROM_SOURCES = /\/server\/development\/[\w-]+\.ts$/;

/** Content blockers withhold files with such words in their names. */
const BLOCKED_NAME = /advert|analytic|banner|consent|cookie|inquiry|monitor|overlay|popup|survey|track/i;

function fileName(name = ''): string {
  return BLOCKED_NAME.test(name) ? 'part' : '[name]';
}

/** Refers to modules and files at the places of their sources: built code lies in another folder. */
function sourcePlaces(): Plugin {
  return {
    name: 'source-places',
    enforce: 'pre',
    resolveId: {
      async handler(source, importer) {
        if (!importer || !source.startsWith('.')) return null;
        const file = path.resolve(path.dirname(importer), source);
        if (!FROM_SOURCES.test(file)) return null;
        return { id: `../../${path.relative(ROOT, file)}`, external: 'relative' };
      },
    },
    transform(code, id) {
      if (!/\/(?:server|corpus)\//.test(id) || !code.includes('import.meta.')) return null;
      const folder = path.relative(path.join(ROOT, SERVER_OUT), path.dirname(id));
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
          .replaceAll(
            /(new URL\('\.\/(?:sqlite-|loader-|preview-|survey-|watchdog-)?worker)\.ts(', import\.meta\.url\))/g,
            '$1.js$2',
          ),
        map: null,
      };
    },
  };
}

/** Editors' desk: an application of its own without code of the site's pages. */
const DESK = {
  plugins: [react(), tailwindcss()],
  root: path.join(ROOT, 'desk/client'),
  base: `${DESK_PATH}/`,
  publicDir: false as const,
  build: {
    outDir: path.join(ROOT, 'dist/desk'),
    target: BROWSERS,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    sourcemap: 'hidden' as const,
    // Later parts are small, and fetched when they are needed.
    modulePreload: false as const,
    chunkSizeWarningLimit: 1_000,
    // The duration of plugins is irrelevant here.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Pages of the site load the second one by its name, from another origin: it shares no code with the interface.
      input: ['index.html', 'frame/frame.ts'].map((file) => path.join(ROOT, 'desk/client', file)),
      output: {
        entryFileNames: (chunk: { name: string }) =>
          chunk.name === 'frame' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
};

// Three builds from one file: `vite build` makes the browser's files, `vite build --ssr` the server with its render function,
// `vite build --mode desk` the editors' desk.
export default defineConfig(({ isSsrBuild, mode }) => (mode === 'desk' ? DESK : site(isSsrBuild)));

const site = (isSsrBuild: boolean | undefined): UserConfig => ({
  plugins: [react(), tailwindcss(), isSsrBuild ? sourcePlaces() : leanRouter()],
  // The server answers /public files from the client build; the SSR build must not copy them again.
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: SERVER_OUT,
        rolldownOptions: {
          input: {
            'entry.server': 'client/entry.server.tsx',
            start: 'server/start.ts',
            worker: 'server/content/process/worker.ts',
            'sqlite-worker': 'server/content/store/sqlite/sqlite-worker.ts',
            'loader-worker': 'server/live-content/loader-worker.ts',
            'preview-worker': 'server/preview/preview-worker.ts',
            'survey-worker': 'desk/server/daily/survey-worker.ts',
            'watchdog-worker': 'server/watchdog/watchdog-worker.ts',
          },
          // Together in one file on purpose.
          checks: { ineffectiveDynamicImport: false },
          output: {
            chunkFileNames: '[name]-[hash].js',
            // Node retains the text of every file. The server's code keeps its names, for stacks, but has neither white space nor comments, and
            // as ASCII it takes one byte for each character instead of two.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            charset: 'ascii',
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /\/shared\/|\/records\/(?:.+\/wire|calls|client)\.ts|node_modules\/zod\//,
                  priority: 2,
                },
                { name: 'client', test: /\/client\//, priority: 1 },
              ],
            },
          },
        },
        target: 'node22',
        sourcemap: true,
      }
    : {
        outDir: 'dist/client',
        target: BROWSERS,
        manifest: true,
        // data: addresses would break the content security policy.
        assetsInlineLimit: 0,
        sourcemap: 'hidden',
        // A page's files are fetched when its link is pointed at; only its styles have to be there before it.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: ['client/starter.ts', 'client/entry.client.tsx'],
          output: {
            codeSplitting: { groups: FILES },
            chunkFileNames: ({ name }) => `assets/${fileName(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${fileName(names[0])}-[hash][extname]`,
          },
        },
      },
  // One copy of everything in the server's build: with react-router left outside, its development and production
  // builds could meet in one process.
  ssr: isSsrBuild ? { noExternal: true, external: OUTSIDE } : {},
});
