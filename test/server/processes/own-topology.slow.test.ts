import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeskPublished } from '../../../desk/shared/api.ts';
import { ROOT } from '../../support/content/folders.ts';
import { startTopology, type Topology } from '../../support/processes/topology.ts';
import { PERSON } from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

/** A vendor's site as `npm run content:init` writes it, on the processes of compose.cluster.yaml, with the same build. */

const INIT = path.join(ROOT, 'scripts/own-site/content-init.ts');
const PRODUCT = 'products/sample/sample-100.yaml';
const TITLE = '机の発表器';

let root: string;
let topology: Topology;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'own-topology-'));
  const args = [INIT, 'our-site', '--name', '緑精機', '--domain', 'www.midori.example'];
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, INIT_CWD: root } });
  topology = await startTopology(path.join(root, 'our-site/content'));
});

afterAll(async () => {
  await topology?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Asks for a page until each site has sent one with this text. */
async function onEverySite(address: string, text: string): Promise<void> {
  const visitor = topology.visitor('127.0.8.1');
  const shownBy = new Set<string>();
  await until(`every site shows ${text}`, async () => {
    const answer = await visitor.ask(address, { headers: { 'user-agent': PERSON } });
    const last = (await topology.nginx.passed()).findLast(({ path: asked }) => asked === address);
    if (answer.text.includes(text) && last) shownBy.add(last.upstream);
    return shownBy.size === topology.sitePorts.length;
  });
  visitor.leave();
}

test('each site serves the vendor’s pages, and what its desk publishes', async () => {
  await onEverySite('/', '緑精機');
  const desk = await topology.startDesk();
  const { body: record } = await desk.ask('GET', `/record?file=${encodeURIComponent(PRODUCT)}`);
  const content = { data: { ...(record.data as object), name: TITLE } };
  const draft = await desk.ask('PUT', '/draft', { file: PRODUCT, revision: record.revision, content });
  const seen = { file: PRODUCT, revision: draft.body.revision };
  const published = await desk.ask<DeskPublished>('POST', '/draft/publish', seen);
  expect(published.status).toBe(200);
  await onEverySite(published.body.path ?? '', TITLE);
});
