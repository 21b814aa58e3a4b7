import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Accounts } from './accounts.ts';
import { IDLE_MS, SESSION_MS, SESSIONS_MAX, SessionFolder } from './session-folder.ts';

const HANAKO = { editorId: 'h1', name: '水無 花子', email: 'hanako@minamo.example' };
const TARO = { editorId: 't1', name: '瀬戸 太郎', email: 'taro@minamo.example' };
const MINUTE = 60_000;

let folder: string;
let now: number;
let sessions: SessionFolder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sessions-'));
  now = Date.parse('2026-11-26T09:00:00Z');
  sessions = new SessionFolder(folder, () => now);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a session is found by its id alone', () => {
  const id = sessions.begin(HANAKO);
  expect(sessions.find(id)).toMatchObject(HANAKO);
  const [file = ''] = readdirSync(path.join(folder, 'sessions'));
  for (const guess of [undefined, '', file, id.slice(1), `${id}a`, '../accounts/x', `${id.slice(0, -1)}\0`])
    expect(sessions.find(guess)).toBeUndefined();
});

test('who reads the folder has no session, and nobody else reads it', () => {
  const id = sessions.begin(HANAKO);
  const place = path.join(folder, 'sessions');
  const [file = ''] = readdirSync(place);
  expect(`${file}${readFileSync(path.join(place, file), 'utf8')}`).not.toContain(id);
  expect(statSync(place).mode & 0o077).toBe(0);
  expect(statSync(path.join(place, file)).mode & 0o077).toBe(0);
});

test('a session ends when nothing was done for an hour, and every request begins that hour anew', () => {
  const id = sessions.begin(HANAKO);
  now += IDLE_MS - MINUTE;
  expect(sessions.find(id)).toBeDefined();
  now += IDLE_MS - MINUTE;
  expect(sessions.find(id)).toBeDefined();
  now += IDLE_MS;
  expect(sessions.find(id)).toBeUndefined();
  // The session stays ended even if the clock goes back.
  now -= IDLE_MS;
  expect(sessions.find(id)).toBeUndefined();
});

test('a session ends after a working day, however busy it is', () => {
  const id = sessions.begin(HANAKO);
  const end = now + SESSION_MS;
  while (now < end - 30 * MINUTE) {
    now += 30 * MINUTE;
    if (now < end) expect(sessions.find(id)).toBeDefined();
  }
  now = end;
  expect(sessions.find(id)).toBeUndefined();
});

test('sessions end one by one, by person, and all', () => {
  const [first, second, other] = [sessions.begin(HANAKO), sessions.begin(HANAKO), sessions.begin(TARO)];
  expect(sessions.end(first)).toMatchObject(HANAKO);
  expect(sessions.end(first)).toBeUndefined();
  expect([first, second, other].map((id) => sessions.find(id) !== undefined)).toEqual([false, true, true]);
  expect(sessions.endAll(HANAKO.email)).toBe(1);
  expect(sessions.find(second)).toBeUndefined();
  expect(sessions.endAll()).toBe(1);
  expect(sessions.all()).toEqual([]);
});

test('who signs in again and again has a few sessions, the newest', () => {
  const other = sessions.begin(TARO);
  const ids = Array.from({ length: SESSIONS_MAX + 3 }, () => {
    now += MINUTE;
    return sessions.begin(HANAKO);
  });
  expect(ids.map((id) => sessions.find(id) !== undefined)).toEqual(ids.map((_, index) => index >= 3));
  expect(sessions.find(other)).toBeDefined();
});

test('an address stays with the account that signed in with it first, until it is released', () => {
  const accounts = new Accounts(folder);
  const first = { email: HANAKO.email, iss: 'https://id.example', sub: 'a' };
  const account = accounts.admit(first);
  expect(account).toMatchObject(first);
  expect(accounts.admit(first)).toEqual(account);
  expect(accounts.admit({ ...first, sub: 'b' })).toBeUndefined();
  expect(accounts.admit({ ...first, iss: 'https://other.example' })).toBeUndefined();
  expect(accounts.admit({ ...first, email: TARO.email })?.id).not.toBe(account?.id);
  // Part file left by a crash.
  writeFileSync(path.join(folder, 'accounts/x.part'), '{');
  expect(accounts.all()).toHaveLength(2);
  expect(accounts.release(HANAKO.email)).toBe(true);
  expect(accounts.release(HANAKO.email)).toBe(false);
  expect(accounts.admit({ ...first, sub: 'b' })).toBeDefined();
});
