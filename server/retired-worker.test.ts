import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';

const PUBLIC = path.resolve(import.meta.dirname, '../public');

/** Simulates a browser with a service worker of a former site, as far as that worker's script can see it. */
function leftWorker(script: string) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const context = vm.createContext({
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('skipWaiting'),
      registration: { unregister: async () => done.push('unregister') },
      clients: {
        matchAll: async () => [
          { url: 'https://site.example/news', navigate: async (url: string) => done.push(`navigate ${url}`) },
        ],
      },
    },
    caches: { keys: async () => ['shell'], delete: async (name: string) => done.push(`delete ${name}`) },
    importScripts: (address: string) => run(address.slice(1)),
  });
  const run = (name: string) => vm.runInContext(readFileSync(path.join(PUBLIC, name), 'utf8'), context);
  run(script);
  async function dispatch(name: string): Promise<void> {
    let work: unknown;
    listeners.get(name)?.({
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    await work;
  }
  return { done, dispatch };
}

test.each(['sw.js', 'service-worker.js'])(
  'a service worker of a former site at /%s unregisters itself',
  async (script) => {
    const { done, dispatch } = leftWorker(script);
    await dispatch('install');
    expect(done).toEqual(['skipWaiting']);
    await dispatch('activate');
    expect(done.slice(1)).toEqual(['delete shell', 'unregister', 'navigate https://site.example/news']);
  },
);
