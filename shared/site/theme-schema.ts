import { z } from 'zod';
import { contrast } from '../text/contrast.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, '色を #00788a の形で、引用符で囲んで書いてください');
const file = z
  .string()
  .regex(
    /^(?!.*\.\.)[\w-]+(?:\/[\w.-]+)+$/,
    'コンテンツのフォルダーからのパスを brand/logo.svg の形で書いてください',
  );
const pixels = z.number().min(0).max(32);

/** Each with its use. */
const COLOURS = {
  white: '白地',
  ink: '文字',
  'ink-soft': '控えめな文字',
  'ink-faint': '薄い文字',
  line: '線',
  'line-strong': '入力欄の枠',
  surface: '淡い地',
  'surface-deep': 'やや濃い淡い地',
  accent: 'リンクと主なボタン',
  'accent-deep': '重ねたときのボタン',
  'accent-bright': '明るい強調',
  'accent-pale': '淡い強調の地',
  'accent-line': '淡い強調の線',
  dark: 'フッターの地',
  'dark-soft': 'フッターの控えめな地',
  'on-dark': '暗い地の文字',
  notice: '注意の文字',
  'notice-pale': '注意の地',
  'notice-line': '注意の線',
  danger: '誤りの文字',
  'danger-pale': '誤りの地',
} as const;

export type ColourName = keyof typeof COLOURS;

/** WCAG 2.2 AA for text. */
const TEXT_CONTRAST = 4.5;
/** WCAG 2.2 AA for the borders of controls. */
const BORDER_CONTRAST = 3;

/** Combinations of text and background that occur on the site. */
const PAIRS: readonly [text: ColourName, ground: ColourName, least: number][] = [
  ...(['white', 'surface', 'surface-deep', 'accent-pale'] as const).flatMap((ground) =>
    (['ink', 'ink-soft'] as const).map((text): [ColourName, ColourName, number] => [
      text,
      ground,
      TEXT_CONTRAST,
    ]),
  ),
  ['ink-faint', 'white', TEXT_CONTRAST],
  ['ink-faint', 'surface', TEXT_CONTRAST],
  ['accent', 'white', TEXT_CONTRAST],
  ['accent', 'surface', TEXT_CONTRAST],
  ['accent', 'accent-pale', TEXT_CONTRAST],
  ['accent-deep', 'accent-pale', TEXT_CONTRAST],
  ['white', 'accent', TEXT_CONTRAST],
  ['white', 'accent-deep', TEXT_CONTRAST],
  ['white', 'dark', TEXT_CONTRAST],
  ['on-dark', 'dark', TEXT_CONTRAST],
  ['on-dark', 'dark-soft', TEXT_CONTRAST],
  ['accent-line', 'dark', TEXT_CONTRAST],
  ['notice', 'notice-pale', TEXT_CONTRAST],
  ['danger', 'white', TEXT_CONTRAST],
  ['danger', 'danger-pale', TEXT_CONTRAST],
  ['line-strong', 'white', BORDER_CONTRAST],
];

const colours = z
  .strictObject(
    Object.fromEntries(
      Object.entries(COLOURS).map(([name, title]) => [name, colour.meta({ title })]),
    ) as Record<ColourName, typeof colour>,
  )
  .superRefine((values, context) => {
    for (const [text, ground, least] of PAIRS) {
      const ratio = contrast(values[text], values[ground]);
      if (ratio >= least) continue;
      context.addIssue({
        code: 'custom',
        path: [text],
        message: `${ground} の上でのコントラスト比が ${ratio.toFixed(2)}:1 です。${least}:1 以上にしてください`,
      });
    }
  });

/** content/theme.yaml: colours, corners and the vendor's own pictures. */
export const themeFile = z.strictObject({
  colours: colours.meta({
    title: '色',
    description: '#00788a の形。文字が地に対して薄いと、検査が知らせます',
  }),
  browser: colour.meta({ title: 'ブラウザーの色', description: 'スマートフォンがページの周りに塗る色' }),
  ornament: z
    .enum(['waves'], { error: '使えるのは waves です' })
    .optional()
    .meta({ title: '飾り', description: 'ページの区切りに描くもの' }),
  radius: z
    .strictObject({
      small: pixels.meta({ title: '小' }),
      medium: pixels.meta({ title: '中' }),
      large: pixels.meta({ title: '大' }),
    })
    .meta({ title: '角の丸み', description: 'ピクセル(0〜32)' }),
  files: z
    .strictObject({
      logo: file.meta({ title: 'ロゴ', description: 'SVG' }),
      favicon: file.meta({ title: 'タブのアイコン', description: 'SVG' }),
      productPicture: file.meta({ title: '製品の共通の絵', description: '図も写真もない製品に出します' }),
      faviconIco: file.meta({ title: 'タブのアイコン(ICO)' }),
      touchIcon: file.meta({ title: 'ホーム画面のアイコン', description: '180×180 の PNG' }),
      icon192: file.meta({ title: 'アイコン 192', description: '192×192 の PNG' }),
      icon512: file.meta({ title: 'アイコン 512', description: '512×512 の PNG' }),
      maskable192: file.meta({ title: '余白のあるアイコン 192', description: '切り抜かれてもよい PNG' }),
      maskable512: file.meta({ title: '余白のあるアイコン 512', description: '切り抜かれてもよい PNG' }),
      preview: file
        .optional()
        .meta({ title: '共有の絵', description: 'リンクを共有したときの絵。描かない場合に書きます' }),
      more: z
        .array(file)
        .default([])
        .meta({ title: 'そのほかの画像', description: '/images/ の下で配る画像' }),
    })
    .meta({ title: 'ファイル', description: 'コンテンツのフォルダーからのパス' }),
});

export type ThemeRecord = z.infer<typeof themeFile>;
