type Json = Record<string, unknown>;

/** Sample values of fields, by name. None comes from a real company or from the content. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: 101,
  urlName: 'ex-2410',
  modeName: 'EX-2410',
  sku: 'EX-2410-JP',
  name: '会議用スピーカー EX-2410',
  title: '新製品EX-2410を発売しました',
  englishName: 'Speakers',
  remarks: '12人までの会議室に',
  label: '新製品',
  labelValueIds: '新製品,おすすめ',
  lead: '机の端に座る人の声まで、はっきり届けます。',
  summary: '会議用スピーカーを発売しました。',
  question: '何人までの会議で使えますか。',
  answer: '<p>12人までの会議室でお使いいただけます。</p>',
  content: '<p>会議用スピーカーを発売しました。</p>',
  notes: '<p>起動の時間を短くしました。</p>',
  category: 'お知らせ',
  url: '/products/ex-2410_p101.html',
  linkUrl: '/products/ex-2410_p101.html',
  to: '/products/ex-2410_p101.html',
  date: '2026-12-10',
  month: '2026-04',
  size: 120_000,
  sha256: '0'.repeat(64),
  version: '2.1.0',
  limit: 20,
  width: 1200,
  height: 900,
  keywords: '会議',
  corporateName: '株式会社見本',
  department: '情報システム部',
  fame: '見本',
  familyName: '見本',
  givenName: '太郎',
  familyNameKana: 'ミホン',
  givenNameKana: 'タロウ',
  mailbox: 'taro@example.jp',
  phone: '03-0000-0000',
  postalCode: '100-0001',
  prefecture: '東京都',
  city: '見本区',
  street: '1-2-3',
  building: '見本ビル3階',
  goods: 'EX-2410',
  serialNumber: 'X0000000',
  quantity: '10',
  happenContent: '2つの会議室への設置を検討しています。',
  receipt: 'M261122-000001',
  verifyCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
};

function textExample(name: string, { maxLength }: Json): string {
  const known = BY_NAME[name];
  if (typeof known === 'string') return known;
  if (/On$|From$|Until$|EndsOn$|Through$|Date$|^date/.test(name)) return '2026-04-01';
  if (/Url$/.test(name)) return '/images/ex-2410.webp';
  return typeof maxLength === 'number' && maxLength < 10 ? '見本' : '見本の文章です。';
}

function numberExample(name: string, { minimum, maximum }: Json): number {
  const known = BY_NAME[name];
  const value = typeof known === 'number' ? known : 1;
  return Math.min(Math.max(value, Number(minimum ?? value)), Number(maximum ?? value));
}

/** A value that a JSON schema allows, with all optional fields. */
export function exampleOf(schema: Json, name = ''): unknown {
  const { const: only, enum: values, anyOf, items, properties } = schema;
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values.find((value) => value !== '');
  if (Array.isArray(anyOf))
    return exampleOf(anyOf.find((choice: Json) => choice.type !== 'null') ?? {}, name);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((properties ?? {}) as Record<string, Json>).map(([key, value]) => [
          key,
          exampleOf(value, key),
        ]),
      );
    case 'array':
      return [exampleOf((items ?? {}) as Json, name)];
    case 'integer':
    case 'number':
      return numberExample(name, schema);
    case 'boolean':
      return false;
    default:
      return textExample(name, schema);
  }
}
