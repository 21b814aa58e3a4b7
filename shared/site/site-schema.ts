import { z } from 'zod';
import { FORMS } from '../api/forms/all.ts';
import { parseUrl } from '../paths/parse-url.ts';
import { SIGNS } from '../topology/part.ts';
import { TIER_ROLES } from '../topology/tiers.ts';
import { link, text } from './text-schema.ts';

const mail = z.email('メールアドレスを書いてください');
/** As dialled within Japan, with its hyphens: `03-1234-5678`, `0120-123-456`. */
export const phone = z
  .string()
  .regex(
    /^0\d{1,4}-\d{1,4}-\d{3,4}$/,
    '電話番号を 03-1234-5678 の形で、引用符なしの文字として書いてください',
  );

const FORM_TYPES = FORMS.map(({ type }) => type);
const UNKNOWN_FORM = `フォームの名前は ${FORM_TYPES.join('、')} のどれかです`;
const years = z.int().min(1).max(99);
const recipients = z.array(mail).min(1, '宛先を1つ以上書いてください');

/** Values by the names of forms. */
function ofForms<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .default({})
    .superRefine((forms, context) => {
      for (const name of Object.keys(forms).filter((form) => !FORM_TYPES.includes(form)))
        context.addIssue({ code: 'custom', path: [name], message: UNKNOWN_FORM });
    });
}

function isBareOrigin(value: string): boolean {
  return parseUrl(value)?.origin === value;
}

/** Icons of social links; the client draws them. */
const SOCIAL_ICONS = ['video', 'post', 'network', 'mail', 'external'] as const;

/** Key of a contact, which pages name. */
const CONTACT_NAME = /^[a-z][a-z0-9-]*$/;
const contact = z.strictObject({
  name: text.meta({ title: '窓口の名前' }),
  phone: phone.meta({ title: '電話番号', description: '03-1234-5678 の形' }),
  hours: text.meta({ title: '受付時間' }),
});

const clockTime = z.string().regex(/^(?:1?\d|2[0-3]):[0-5]\d$/, '9:00 の形で書いてください');
const day = z.iso.date('YYYY-MM-DD の形で書いてください');

const tier = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, '段の id は英小文字、数字、- で書きます')
    .meta({ title: '段の id', description: '記録の tier に書く名前(例: floor)' }),
  name: text.meta({ title: '名前', description: '構成図に出る、短い名前' }),
  role: z.enum(TIER_ROLES).optional().meta({
    title: '役割',
    description: '回線、ルーター、管理装置などの段。書いていない線を、構成図がこれで補います',
  }),
  sign: z.enum(SIGNS).optional().meta({ title: '印', description: '絵のない機器の印。書かなければ機器の印' }),
});

/** content/site.yaml: the operator of the site, contacts, and recipients of the forms' mails. */
export const siteFile = z.strictObject({
  name: text.meta({ title: 'サイトの名前', description: '見出しやタブに出る短い会社名' }),
  legalName: text.meta({ title: '正式な会社名' }),
  englishName: text.meta({ title: '英語の会社名' }),
  shortEnglishName: text.meta({ title: '英語の短い会社名' }),
  representative: z
    .strictObject({ title: text.meta({ title: '役職' }), name: text.meta({ title: '氏名' }) })
    .meta({ title: '代表者' }),
  tagline: text.meta({ title: 'キャッチフレーズ', description: 'トップページと共有した絵に出る1文' }),
  description: text.meta({ title: 'サイトの説明', description: '検索エンジンと共有したリンクに出る1〜2文' }),
  origin: z
    .string()
    .refine(isBareOrigin, 'https://ホスト の形で書いてください(末尾の / やパスは含められません)')
    .meta({ title: 'サイトのURL', description: '例: https://www.example.com' }),
  address: z
    .strictObject({
      postalCode: z
        .string()
        .regex(/^\d{3}-\d{4}$/, '郵便番号を 100-0001 の形で書いてください')
        .meta({ title: '郵便番号', description: '100-0001 の形' }),
      region: text.meta({ title: '都道府県' }),
      locality: text.meta({ title: '市区町村' }),
      street: text.meta({ title: '町名・番地・建物' }),
    })
    .meta({ title: '住所' }),
  contacts: z
    .object({
      sales: contact.optional().meta({ title: '営業の窓口' }),
      support: contact.optional().meta({ title: 'サポートの窓口' }),
    })
    .catchall(contact)
    .superRefine((contacts, context) => {
      if (Object.keys(contacts).length === 0)
        context.addIssue({ code: 'custom', message: '窓口を1つ以上書いてください' });
      for (const name of Object.keys(contacts).filter((key) => !CONTACT_NAME.test(key)))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: '窓口の id は英小文字、数字、- で書きます',
        });
    })
    .meta({
      title: '窓口',
      description:
        '1つから書けます。ページの contact に id を書き、ない id では sales か最初の窓口を出します',
    }),
  /** Hours of the support desk, for its state on pages. */
  supportHours: z
    .strictObject({
      weekdays: z.array(z.enum(['日', '月', '火', '水', '木', '金', '土'])).meta({ title: '曜日' }),
      opens: clockTime.meta({ title: '始まり', description: '9:00 の形。引用符を付けます' }),
      closes: clockTime.meta({ title: '終わり', description: '17:30 の形。引用符を付けます' }),
      closed: z
        .array(z.strictObject({ from: day.meta({ title: '初日' }), to: day.meta({ title: '最終日' }) }))
        .default([])
        .meta({ title: '休業', description: '年末年始など。祝日は書かなくても休みになります' }),
    })
    .optional()
    .meta({
      title: 'サポート窓口の受付時間',
      description: '「ただいま受付中です」などの表示に使います。contacts.support.hours と合わせます',
    }),
  email: mail.meta({ title: 'メールアドレス', description: 'ページに出る代表のアドレス' }),
  securityEmail: mail.meta({ title: '脆弱性の連絡先', description: 'security.txt に出るアドレス' }),
  mail: z
    .strictObject({
      sender: mail.meta({ title: '差出人', description: 'サイトが送るメールの差出人のアドレス' }),
      bounces: mail.optional().meta({
        title: '不達の通知の宛先',
        description: '届かなかったメールの知らせを受け取るアドレス。書かなければ差出人',
      }),
      promise: text.optional().meta({
        title: '返信の約束',
        description:
          'かんたんお問い合わせの自動返信に書く、いつ連絡するかの1文。ほかのフォームは、ページの words.next を書きます',
      }),
      recipients: recipients.meta({ title: '宛先', description: 'フォームの内容を受け取るアドレスの一覧' }),
      forms: ofForms(recipients).meta({
        title: 'フォームごとの宛先',
        description: '別の宛先に送るフォームの名前と、アドレスの一覧',
      }),
    })
    .meta({ title: 'フォームのメール', description: 'ページには出ません' }),
  /** Retention of submissions: promised in the texts, and enforced. SUBMISSIONS_KEEP_DAYS may only shorten it. */
  submissions: z
    .strictObject({
      keepYears: years.meta({
        title: '保存する年数',
        description: 'プライバシーポリシーの文では {{keepYears}} と書いて使います',
      }),
      forms: ofForms(years).meta({
        title: 'フォームごとの年数',
        description:
          '別の年数にするフォームの名前と年数。文では {{keepYears.warranty}} のように書いて使います',
      }),
    })
    .optional()
    .meta({
      title: '送信された内容の保存',
      description:
        '受け付けからこの年数を過ぎた内容を、サイトが自動で消去します(短くすると1時間以内に消去され、元に戻せません)',
    }),
  receiptPrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, '英大文字1〜4字で書いてください')
    .optional()
    .meta({
      title: '受付番号の頭の文字',
      description: 'M261120-7F3K2H の M の部分。英大文字1〜4字。書かなければ M',
    }),
  quickInquiry: z
    .strictObject({
      shown: z
        .boolean()
        .default(true)
        .meta({ title: '出す', description: 'false なら、どのページにも出ません' }),
      title: text.optional().meta({ title: '案内の題' }),
      text: text.optional().meta({ title: '案内の文' }),
      name: text.optional().meta({ title: 'フォームの名前', description: 'ボタンとフォームの題になります' }),
    })
    .optional()
    .meta({
      title: 'かんたんお問い合わせ',
      description: 'しばらく見ている方に出す、短いフォームへの案内。書かない言葉は、サイトの初めの言葉です',
    }),
  /** Each by its position; the others are addressed by their id. */
  solutionNames: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '英小文字と数字を - でつないで書いてください'))
    .refine((names) => new Set(names).size === names.length, '同じ名前が2つあります')
    .default([])
    .meta({ title: 'ソリューションのURL', description: '一覧の先頭から順に使う、URLの名前' }),
  warranty: z
    .strictObject({
      daysUntilDelivery: z.int().min(0).meta({
        title: '納品までの日数',
        description: '納品日の記録がない機器は、出荷日からこの日数の後とみなします',
      }),
    })
    .default({ daysUntilDelivery: 0 })
    .meta({ title: '保証' }),
  tiers: z
    .array(tier)
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, '同じ id が2つあります')
    .optional()
    .meta({ title: '構成図の段', description: '上から順に。書かなければ、構成図を描きません' }),
  examples: z
    .strictObject({
      model: text.optional().meta({ title: '型番の例' }),
      search: text.optional().meta({ title: '検索の例' }),
      questions: text.optional().meta({ title: '質問の検索の例' }),
      serialNumber: text.optional().meta({ title: 'シリアル番号の例' }),
    })
    .default({})
    .meta({ title: '入力欄の例', description: '書かない欄には例を出しません' }),
  social: z
    .array(
      z.strictObject({
        name: text.meta({ title: '名前' }),
        icon: z.enum(SOCIAL_ICONS).meta({ title: 'アイコン' }),
        url: link.meta({ title: 'URL', description: 'https://… のURL' }),
      }),
    )
    .default([])
    .meta({ title: 'SNS', description: 'フッターに出すリンク' }),
  survey: z
    .strictObject({
      company: text.meta({ title: '調査会社', description: 'アンケートを行う会社の名前' }),
      url: link.meta({ title: 'URL', description: 'アンケートのURL' }),
    })
    .optional()
    .meta({ title: 'アンケート', description: 'サイトについてのアンケート' }),
  /** corpus/content-format.ts compares it with the format that this version reads. */
  contentFormat: z.int().min(1).meta({
    title: '内容の形式',
    description: 'ファイルの書き方の番号。content:upgrade が書くので、手では変えません',
  }),
});

export type SiteRecord = z.infer<typeof siteFile>;
