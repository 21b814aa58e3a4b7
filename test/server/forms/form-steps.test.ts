import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FORM_JOURNEYS, type FormJourney } from '../../fixtures/form-journeys.ts';
import { recordingLogger } from '../../support/log.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { OTHER_SITE } from '../../support/sites/other-site.ts';
import { allOf, openedStore } from '../../support/store/fixtures.ts';

let site: SiteProcess;
let dataDir: string;
let visitors = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  site = startSiteProcess({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback' });
  await site.ready();
});

afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Simulates a browser without script, which posts the fields of the page. Each visitor has a separate
 * address.
 */
function visitor() {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  return async (target: string, fields: Record<string, string | string[]>) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one);
    const response = await fetch(site.origin() + target, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
      body,
    });
    const html = await response.text();
    const [cookie] = response.headers.get('set-cookie')?.split('; ') ?? [];
    const { status, headers } = response;
    return { status, location: headers.get('location'), cookie, html, headers };
  };
}

function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&');
}

/** Hidden inputs that carry the values through 確認. */
function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

async function stored(type: string) {
  const store = await openedStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
  try {
    return (await allOf(store)).filter(({ form }) => form === type);
  } finally {
    await store.close();
  }
}

test.each(FORM_JOURNEYS.map((journey): [string, FormJourney] => [journey.path, journey]))(
  'the form of %s goes from 入力 through 確認 to 完了 without script, and is stored as typed',
  async (target, { type, fields, expected }) => {
    const post = visitor();
    const asked = await (await fetch(site.origin() + target)).text();
    const preset = hiddenIn(asked);
    const confirm = await post(target, { ...preset, ...fields, intent: 'confirm' });
    expect(confirm.status).toBe(200);
    expect(confirm.headers.get('cache-control')).toBe('no-store');
    const shown = textOf(confirm.html);
    expect(shown).toContain('入力内容の確認');
    expect(shown).toContain('㈱みなと設備');
    expect(await stored(type)).toEqual([]);
    const sent = await post(target, { ...hiddenIn(confirm.html), intent: 'send' });
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(new RegExp(`^${target}\\?receipt=M\\d{6}-[2-9A-Z]{6}$`));
    const again = await post(target, { ...hiddenIn(confirm.html), intent: 'send' });
    expect(again.location).toBe(sent.location);
    const read = async (cookie = '') => {
      const response = await fetch(site.origin() + sent.location, { headers: { cookie } });
      return { html: await response.text(), caching: response.headers.get('cache-control') };
    };
    const { html: done, caching } = await read(sent.cookie);
    expect(caching).toContain('private');
    const receipt = new URLSearchParams(sent.location?.split('?')[1]).get('receipt') ?? '';
    expect(textOf(done)).toContain(receipt);
    expect(done).toContain('role="status"');
    // A receipt is not shown to others: neither at the same address, nor with a wrong receipt number.
    for (const other of ['', 'receipt=M999999-XXXXXX']) {
      const { html } = await read(other);
      expect(textOf(html)).not.toMatch(new RegExp(`${receipt}|受け付けました|承りました`));
      expect(textOf(html)).toContain('入力内容を確認する');
      expect(textOf(html)).toContain('もう一度送信する必要はありません');
    }
    expect((await stored(type)).map(({ receipt: number, typed }) => ({ number, typed }))).toEqual([
      {
        number: receipt,
        typed: expect.objectContaining({ ...expected, privacyConsent: true, mailOptIn: false }),
      },
    ]);
  },
);

test('problems are shown at the fields and above the form, with a 422, and the input stays', async () => {
  const { status, html } = await visitor()('/sales', {
    mailbox: 'taro.example',
    corporateName: 'A"><b>社',
    intent: 'confirm',
  });
  expect(status).toBe(422);
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^エラー:/);
  expect(html).toContain('href="#sales-mailbox"');
  expect(html).toMatch(/aria-invalid="true"[^>]*name="mailbox"|name="mailbox"[^>]*aria-invalid="true"/);
  expect(html).toContain('value="taro.example"');
  expect(html).toContain('value="A&quot;&gt;&lt;b&gt;社"');
});

test('修正する goes back to the form with everything in it', async () => {
  const { status, html } = await visitor()('/sales', {
    corporateName: 'みなと設備',
    happenContent: '相談',
    intent: 'edit',
  });
  expect(status).toBe(200);
  expect(html).toContain('value="みなと設備"');
  expect(html).toMatch(/<textarea[^>]*>相談<\/textarea>/);
  expect(html).not.toContain('エラー:');
});

test('a repeated 確認 page has the same key, other values another one', async () => {
  const { fields } = FORM_JOURNEYS.find(({ path: at }) => at === '/sales')!;
  const post = visitor();
  const keyOf = async (more: object) =>
    hiddenIn((await post('/sales', { ...fields, ...more, intent: 'confirm' })).html).requestKey;
  const key = await keyOf({});
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyOf({})).toBe(key);
  expect(await keyOf({ happenContent: '別の相談' })).not.toBe(key);
});

test('郵送 asks for the address, PDF does not', async () => {
  const { fields } = FORM_JOURNEYS.find(({ path: at }) => at === '/catalogform')!;
  const post = visitor();
  const withoutAddress = {
    ...fields,
    postalCode: '',
    prefecture: '',
    city: '',
    street: '',
    intent: 'confirm',
  };
  const byPost = await post('/catalogform', withoutAddress);
  expect(byPost.status).toBe(422);
  for (const name of ['postalCode', 'prefecture', 'city', 'street']) {
    expect(byPost.html).toContain(`href="#catalog-${name}"`);
  }
  expect((await post('/catalogform', { ...withoutAddress, delivery: 'PDF' })).status).toBe(200);
});

test('an address typed before PDF was chosen is not sent, which 確認 says, and 修正する gives it back', async () => {
  const { fields } = FORM_JOURNEYS.find(({ path: at }) => at === '/catalogform')!;
  const post = visitor();
  const asPdf = { ...fields, delivery: 'PDF', postalCode: '12', corporateName: '㈱PDF', intent: 'confirm' };
  const confirm = await post('/catalogform', asPdf);
  expect(confirm.status).toBe(200);
  expect(textOf(confirm.html)).toContain('PDFをお選びのため、入力されたご住所は送信しません。');
  expect(textOf(confirm.html)).not.toContain('千代田');
  const mended = await post('/catalogform', { ...hiddenIn(confirm.html), intent: 'edit' });
  expect(mended.html).toContain('value="千代田区"');
  expect((await post('/catalogform', { ...hiddenIn(confirm.html), intent: 'send' })).status).toBe(303);
  const kept = (await stored('catalog')).find(({ typed }) => typed.corporateName === '㈱PDF');
  expect(kept?.typed).toMatchObject({ postalCode: '', prefecture: '', city: '', street: '', building: '' });
});

test('without script the labels of the address explain when they are required', async () => {
  const html = await (await fetch(`${site.origin()}/catalogform`)).text();
  for (const label of ['郵便番号', '都道府県', '市区町村', '町名・番地'])
    expect(textOf(html)).toContain(`${label}郵送の場合は必須`);
  expect(textOf(html)).toContain('建物名任意');
  const asked = await visitor()('/catalogform', { delivery: '郵送', intent: 'confirm' });
  expect(textOf(asked.html)).toContain('市区町村必須');
});

test.each([
  ['/otherForm', '/service/request'],
  ['/postSale', '/service/post-sales'],
])('a form posted to %s goes through, and its canonical address stays %s', async (alias, canonical) => {
  const { fields, type } = FORM_JOURNEYS.find(({ path: at }) => at === canonical)!;
  const post = visitor();
  const corporateName = `㈱${alias}`;
  const confirm = await post(`${alias}?utm_source=x`, { ...fields, corporateName, intent: 'confirm' });
  expect(confirm.status).toBe(200);
  expect(confirm.html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${canonical}"`));
  const sent = await post(`${alias}?utm_source=x`, { ...hiddenIn(confirm.html), intent: 'send' });
  expect(sent.location).toMatch(new RegExp(`^${alias}\\?receipt=M`));
  expect((await fetch(site.origin() + sent.location)).status).toBe(200);
  expect((await stored(type)).filter(({ typed }) => typed.corporateName === corporateName)).toHaveLength(1);
});

test.each(FORM_JOURNEYS.map(({ path: target }) => target))(
  'the page of %s answers the same whatever a campaign hangs on its address',
  async (target) => {
    const response = await fetch(`${site.origin()}${target}?utm_source=x&gclid=%E3%81%82`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain('入力内容を確認する');
  },
);

const HOSTILE: [string, string][] = [
  ['NUL bytes', 'corporateName=%00a%00&mailbox=%00&requestKey=%00'],
  ['broken encoding', 'corporateName=%E3%8&mailbox=%ZZ&familyName=%ED%A0%80'],
  ['names that objects have', '__proto__=x&constructor=y&toString=z&corporateName[]=a&corporateName[x]=b'],
  ['the same name ten thousand times', Array.from({ length: 10_000 }, () => 'corporateName=x').join('&')],
  ['ten thousand names', Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&')],
  ['a very long text', `corporateName=${'%E3%81%82'.repeat(20_000)}`],
  ['one letter under a pile of marks', `corporateName=a${'%CC%81'.repeat(30_000)}`],
];

test.each(HOSTILE)('%s are answered with problems to correct, never with a failure', async (_what, body) => {
  for (const { path: target } of FORM_JOURNEYS) {
    visitors += 1;
    const response = await fetch(site.origin() + target, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `203.0.114.${visitors}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body,
    });
    await response.text();
    expect([target, response.status]).toEqual([target, 422]);
  }
});

test('a submission with a filled honeypot is thanked, not stored, and logged without its values', async () => {
  const { fields } = FORM_JOURNEYS.find(({ path: at }) => at === '/service/post-sales')!;
  const before = (await stored('post-sales')).length;
  const sent = await visitor()('/service/post-sales', {
    ...fields,
    contactNote: 'buy cheap',
    intent: 'send',
  });
  expect(sent.status).toBe(303);
  expect(await stored('post-sales')).toHaveLength(before);
  expect(site.lines.filter(({ msg }) => msg === 'honeypot filled in')).toEqual([
    expect.objectContaining({ form: 'post-sales' }),
  ]);
  expect(JSON.stringify(site.lines)).not.toMatch(/buy cheap|みなと設備|taro@/);
});

test.each([
  ['/sales?backUrl=%2Fproducts', 'href="/products"'],
  ['/sales?backUrl=%2F%2Fevil.example', null],
  ['/sales?backUrl=%2F%5Cevil.example', null],
  ['/sales?backUrl=javascript%3Aalert(1)', null],
  ['/sales?backUrl=%2F%252F%252Fevil.example', null],
])('%s leads back into this site or nowhere', async (target, link) => {
  const html = await (await fetch(site.origin() + target)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main.includes('戻る</a>')).toBe(link !== null);
  if (link) expect(main).toContain(link);
  expect(main).not.toMatch(/href="[^"]*(?:evil|javascript)/);
});

test('the address prefills the subject, as text', async () => {
  const query = new URLSearchParams({
    happenContent: `MA3511について</textarea><script>${'あ'.repeat(600)}`,
  });
  const html = await (await fetch(`${site.origin()}/sales?${query}`)).text();
  const area = /<textarea[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1] ?? '';
  expect(area).toContain('MA3511について&lt;/textarea&gt;&lt;script&gt;ああ');
  expect(Array.from(area.replace(/&[a-z]+;/g, '?')).length).toBeLessThanOrEqual(500);
});

test('a receipt that is none shows the form', async () => {
  const html = await (await fetch(`${site.origin()}/sales?receipt=%3Cb%3E`)).text();
  expect(html).toContain('入力内容を確認する');
});
