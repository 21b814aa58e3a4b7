import { expect, test } from '@jest/globals';
import { FORMS } from './all.ts';
import { isMailAddress } from './fields.ts';
import { type Form, parseForm } from './form.ts';
import { catalogueForm, priceForm, salesForm } from './inquiries.ts';
import {
  normalizeCompany,
  normalizeDay,
  normalizeKana,
  normalizeMail,
  normalizePhone,
  normalizePostalCode,
  normalizeSerial,
} from './normalize.ts';
import { quickInquiry, quickInquiryOnPage } from './quick-inquiry.ts';
import { warrantyForm } from './requests.ts';

const person = {
  corporateName: '株式会社みなと設備',
  familyName: '髙橋',
  givenName: '𠮷郎',
  mailbox: 'taro@example.co.jp',
  privacyConsent: true,
};

test.each([
  '０３−１２３４−５６７８',
  '03ー1234ー5678',
  '+81 3-1234-5678',
  '(03)1234-5678',
  '+81(0)3 1234 5678',
  '＋８１ー３ー１２３４ー５６７８',
  'TEL：03・1234・5678',
  '03-1234-5678（代表）',
  '03-1234-5678 内線123',
  '03-1234-5678(123)',
  '03-1234-5678（１２３）',
  'TEL 03-1234-5678 x123',
  'Tel. 03 1234 5678 ext. 123',
  '03-1234-5678 #123',
  '03(1234)5678',
  '(03)1234(5678)',
  '\u202A03-1234-5678\u202C',
])('the phone number %s is 0312345678', (typed) => {
  expect(normalizePhone(typed)).toBe('0312345678');
});

test.each(['株式会社みなと設備', '(株)みなと設備', '㈱みなと設備', 'みなと 設備 株式会社', 'みなと・設備'])(
  'the company %s is found as みなと設備',
  (typed) => {
    expect(normalizeCompany(typed)).toBe('みなと設備');
  },
);

test('kana, postcode, mail address, serial number and day normalize to one form', () => {
  expect(normalizeKana('たかはし')).toBe('タカハシ');
  expect(normalizeKana('ﾀｶﾊｼ')).toBe('タカハシ');
  expect(normalizePostalCode('〒１００−０００１')).toBe('1000001');
  expect(normalizeKana('ﾊﾝｶｸ')).toBe('ハンカク');
  expect(normalizeKana('みすゞ')).toBe('ミスヾ');
  expect(normalizeMail('Taro＠Example.CO.JP ')).toBe('Taro@example.co.jp');
  expect(normalizeMail('ｔａｒｏ＠ｍｉｎａｔｏー１。ｃｏ。ｊｐ')).toBe('taro@minato-1.co.jp');
  expect(normalizeMail('taro@サーバー.jp')).toBe('taro@サーバー.jp');
  expect(normalizeSerial('ｍｎ２６１２ー０a0417')).toBe('MN26120A0417');
  expect(normalizeDay('２０２６年１１月１日')).toBe('2026-11-01');
  expect(normalizeDay('2026/11/1')).toBe('2026-11-01');
  expect(normalizeSerial('S/N：MN26120A0417')).toBe('MN26120A0417');
});

test.each(['20261101', '令和８年11月１日', 'r8.11.1', '2026年11月1日(日)'])(
  'the day %s is 2026-11-01',
  (typed) => {
    expect(normalizeDay(typed)).toBe('2026-11-01');
  },
);

test('the first year of an era is a day, and other input is not', () => {
  expect(normalizeDay('令和元年5月1日')).toBe('2019-05-01');
  expect(normalizeDay('平成31年4月30日')).toBe('2019-04-30');
  expect(normalizeDay('8/11/1')).toBe('8/11/1');
});

test.each([
  ['familyName', '髙﨑'],
  ['familyName', '葛\u{E0100}城'],
  ['givenName', '𠮷'.repeat(200)],
  ['familyNameKana', 'みすゞ'],
  ['familyNameKana', 'ﾊﾝｶｸ ｽﾐｽ‐ｼﾞｮｰﾝｽﾞ'],
  ['mailbox', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ'],
  ['mailbox', 'taro@みなと.jp'],
  ['phone', '+81 90 1234 5678'],
  ['postalCode', '〒１００ー０００１'],
  ['quantity', '約３０台'],
])('%s accepts %s and keeps it as typed', (name, value) => {
  const result = parseForm(priceForm, {
    ...person,
    goods: 'MA3511',
    familyNameKana: 'みなと',
    givenNameKana: 'たろう',
    phone: '0312345678',
    [name]: value,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.raw).toMatchObject({ [name]: value });
});

test('an address is neither checked nor stored unless the catalogue goes by post', () => {
  const request = {
    ...person,
    catalogues: '総合カタログ',
    postalCode: '12',
    prefecture: '東京都',
    building: '塔',
  };
  const asPdf = parseForm(catalogueForm, { ...request, delivery: 'PDF' });
  if (!asPdf.ok) throw new Error(JSON.stringify(asPdf.problems));
  expect(asPdf.raw).toMatchObject({ postalCode: '', prefecture: '', city: '', street: '', building: '' });
  expect(asPdf.normalized).toMatchObject({ postalCode: '', prefecture: '' });
  const byPost = parseForm(catalogueForm, { ...request, delivery: '郵送' });
  if (byPost.ok) throw new Error('was taken');
  expect(byPost.problems.map(({ name }) => name)).toEqual(['postalCode', 'city', 'street']);
});

test('the typed value is kept together with its normalized form', () => {
  const result = parseForm(salesForm, {
    ...person,
    corporateName: '㈱みなと設備',
    happenContent: '無線LANを更新したい。\r\n３０台です。',
    phone: '０９０−１２３４−５６７８',
    quantity: '３０台',
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.raw).toMatchObject({
    corporateName: '㈱みなと設備',
    familyName: '髙橋',
    givenName: '𠮷郎',
  });
  expect(result.normalized).toMatchObject({
    corporateName: 'みなと設備',
    familyName: '髙橋',
    phone: '09012345678',
    quantity: '30',
  });
  expect(result.raw.mailOptIn).toBe(false);
});

test('the quick inquiry keeps the texts of the specification, including the odd one', () => {
  const result = parseForm(quickInquiry, { corporateName: ' ', fame: '', mailbox: '　' });
  expect(result).toEqual({
    ok: false,
    problems: [
      { name: 'corporateName', message: '法人名を入力してください。' },
      { name: 'fame', message: '氏名の「姓」を入力してください。' },
      { name: 'mailbox', message: 'E-MAILを入力してください。' },
      { name: 'content', message: '電話番号を入力してください。' },
    ],
  });
});

test('the quick inquiry accepts any mail address and very long details', () => {
  const body = {
    corporateName: 'あ'.repeat(200),
    fame: '髙橋',
    mailbox: '電話希望',
    content: 'い'.repeat(20_000),
  };
  expect(parseForm(quickInquiry, body).ok).toBe(true);
  expect(parseForm(quickInquiry, { ...body, fame: '𠮷'.repeat(200) }).ok).toBe(true);
  expect(parseForm(quickInquiry, { ...body, fame: '𠮷'.repeat(201) })).toEqual({
    ok: false,
    problems: [{ name: 'fame', message: '氏名は200文字以内で入力してください。' }],
  });
});

test.each(FORMS.map((form): [string, Form] => [form.type, form]))(
  'every field of the form %s has a length limit, as typed and normalized',
  (_type, form) => {
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.kind !== 'text') continue;
      const { maxLength, label } = field;
      expect(maxLength).toBeLessThanOrEqual(20_000);
      // ﷺ is one character, and eighteen once it is normalized.
      for (const typed of [
        'あ'.repeat(maxLength + 1),
        'ﷺ'.repeat(maxLength),
        `a${'\u0301'.repeat(12 * maxLength)}`,
      ]) {
        const result = parseForm({ ...form, excluded: () => [] }, { [name]: typed });
        if (result.ok) throw new Error(`${name} was taken`);
        expect(result.problems.find((problem) => problem.name === name)?.message).toBe(
          `${label}は${maxLength.toLocaleString('ja-JP')}文字以内で入力してください。`,
        );
      }
    }
  },
);

test.each([
  ['deliveredOn', '2099-01-01', '納品日は今日までの日付で入力してください。'],
  ['deliveredOn', '2025-02-29', '納品日は「2026-11-20」の形の実在する日付で入力してください。'],
  ['prefecture', '東京', '都道府県は一覧から選んでください。'],
  ['prefecture', '江戸県', '都道府県は一覧から選んでください。'],
  ['prefecture', '', '都道府県を選んでください。'],
  ['postalCode', '100-00012', '郵便番号は7桁の数字で入力してください。'],
])('a warranty registration whose %s is %s is refused', (name, value, message) => {
  const result = parseForm(warrantyForm, { ...person, [name]: value });
  if (result.ok) throw new Error('was taken');
  expect(result.problems).toContainEqual({ name, message });
});

test.each(['0', '-1', '100000', '1.5', '1e3', '∞'])('%s is not a number of devices', (quantity) => {
  const result = parseForm(salesForm, { ...person, happenContent: '相談', quantity });
  if (result.ok) throw new Error('was taken');
  expect(result.problems).toEqual([
    { name: 'quantity', message: '台数は1から99,999までの整数で入力してください。' },
  ]);
});

test('errors of a catalogue by post match the kind of each field of the address', () => {
  const result = parseForm(catalogueForm, { ...person, catalogues: '総合カタログ', delivery: '郵送' });
  if (result.ok) throw new Error('was taken');
  expect(result.problems.slice(0, 2)).toEqual([
    { name: 'postalCode', message: '郵便番号を入力してください。' },
    { name: 'prefecture', message: '都道府県を選んでください。' },
  ]);
});

test('without the tick the page shows the consent text', () => {
  const sent = { corporateName: 'A', fame: 'B', mailbox: 'C', content: 'D' };
  expect(parseForm(quickInquiryOnPage, sent)).toEqual({
    ok: false,
    problems: [{ name: 'privacyConsent', message: '個人情報の取扱いについてご確認ください。' }],
  });
  expect(parseForm(quickInquiryOnPage, { ...sent, privacyConsent: 'on' }).ok).toBe(true);
});

test.each([
  ['mailbox', 'taro.example.co.jp', 'メールアドレス'],
  ['phone', '1234', '電話番号'],
  ['serialNumber', '///', 'シリアル番号'],
  ['deliveredOn', '2026-02-30', '納品日'],
  ['postalCode', '12', '郵便番号'],
  ['goods', { nested: true }, '製品'],
  ['privacyConsent', [], '個人情報の取扱い'],
])('the error for a wrong %s contains its Japanese name', (name, value, label) => {
  const result = parseForm(warrantyForm, { ...person, [name]: value });
  if (result.ok) throw new Error('was taken');
  expect(result.problems.find((problem) => problem.name === name)?.message).toContain(label);
});

test.each(['+1 650 253 0000', '＋１（６５０）２５３−００００', 'TEL: +1-650-253-0000 x12'])(
  'a phone number of another country is accepted: %s',
  (phone) => {
    const result = parseForm(warrantyForm, { ...person, phone });
    if (!result.ok) expect(result.problems.map(({ name }) => name)).not.toContain('phone');
    expect(normalizePhone(phone)).toBe('+16502530000');
  },
);

test.each(['+', '+12', '+81 3 1234', '+1 650 253 0000 0000 00', '0000', '03-1234-567(123)'])(
  'an invalid phone number is refused: %s',
  (phone) => {
    const result = parseForm(warrantyForm, { ...person, phone });
    expect(result.ok ? [] : result.problems.map(({ name }) => name)).toContain('phone');
  },
);

test.each([
  '\u200B',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u{E0020}',
  '\u202E\u202C',
  '\u3000\u00A0',
  '\u0301',
  '\uFE0F',
])('a name without visible characters is missing: %j', (familyName) => {
  const result = parseForm(warrantyForm, { ...person, familyName });
  expect(result.ok ? [] : result.problems).toContainEqual({
    name: 'familyName',
    message: '姓を入力してください。',
  });
});

test.each(['令和0年1月1日', 'R0.1.1', '平成00年1月1日'])(
  'no era has a year before its first: %s',
  (deliveredOn) => {
    const result = parseForm(warrantyForm, { ...person, deliveredOn });
    expect(result.ok ? [] : result.problems.map(({ name }) => name)).toContain('deliveredOn');
  },
);

test.each([
  ['"a.."@docomo.ne.jp', 'a..@docomo.ne.jp'],
  [' ＂.a＂＠docomo.ne.jp ', '.a@docomo.ne.jp'],
])('a quoted mail address is accepted: %s', (typed, expected) => {
  expect(normalizeMail(typed)).toBe(expected);
  expect(isMailAddress(normalizeMail(typed))).toBe(true);
});

test.each([
  '"',
  '""@example.jp',
  '"a"b"@example.jp',
  '"a@example.jp',
  '"a@b"@example.jp',
  '"a b"@example.jp',
])('quotes that hold no address are refused: %s', (typed) =>
  expect(isMailAddress(normalizeMail(typed))).toBe(false),
);

test('a past day is judged by the day of the check', () => {
  const problems = (deliveredOn: string, today?: string) => {
    const result = parseForm(warrantyForm, { ...person, deliveredOn }, today);
    return result.ok ? [] : result.problems.filter(({ name }) => name === 'deliveredOn');
  };
  expect(problems('2100-01-02')).toHaveLength(1);
  expect(problems('2100-01-02', '2100-01-02')).toEqual([]);
  expect(problems('2100-01-03', '2100-01-02')).toHaveLength(1);
});

test('characters that a database cannot store are removed', () => {
  const result = parseForm(quickInquiry, {
    corporateName: 'A\u0000B',
    fame: '\uD842',
    mailbox: 'm',
    content: 'c\u0007\nd',
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.raw).toMatchObject({ corporateName: 'AB', fame: '\uFFFD', content: 'c\nd' });
});

test('every form has a unique name, and every message contains an instruction', () => {
  expect(new Set(FORMS.map(({ type }) => type)).size).toBe(FORMS.length);
  for (const form of FORMS) {
    const result = parseForm(form, {});
    if (result.ok) throw new Error(`${form.type} takes an empty form`);
    for (const { message } of result.problems) expect(message).toMatch(/ください。$/);
  }
});

test('catalogues go to several recipients by post, each on a line with its postcode', () => {
  const request = { ...person, catalogues: '総合カタログ' };
  const where = { postalCode: '100-0001', prefecture: '東京都', city: '千代田区', street: '千代田1-1' };
  const byPost = { ...request, ...where, delivery: '郵送' };
  const two = '〒530-0001 大阪府大阪市北区1-1 湊様 2部\n\n８１２0011 福岡県福岡市2-2 汐見様';
  const sent = parseForm(catalogueForm, { ...byPost, copies: '３部', recipients: two });
  expect(sent).toMatchObject({ ok: true, normalized: { copies: '3' } });
  const problems = (values: object) => {
    const result = parseForm(catalogueForm, { ...byPost, ...values });
    return result.ok ? [] : result.problems.map(({ name, message }) => `${name} ${message}`);
  };
  expect(problems({ copies: '0' })).toEqual([expect.stringContaining('copies 部数は')]);
  expect(problems({ recipients: `${two}\n大阪の湊様へ` })).toEqual([expect.stringContaining('3件目')]);
  expect(problems({ recipients: Array(11).fill('100-0001 東京都').join('\n') })).toEqual([
    expect.stringContaining('10件まで'),
  ]);
  // By mail, neither is checked nor stored.
  const asPdf = parseForm(catalogueForm, { ...request, delivery: 'PDF', copies: 'x', recipients: 'x' });
  expect(asPdf).toMatchObject({ ok: true, raw: { copies: '', recipients: '' } });
});
