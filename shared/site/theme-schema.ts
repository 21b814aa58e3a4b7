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

const COLOURS = [
  'white',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'surface',
  'surface-deep',
  'accent',
  'accent-deep',
  'accent-bright',
  'accent-pale',
  'accent-line',
  'dark',
  'dark-soft',
  'on-dark',
  'notice',
  'notice-pale',
  'notice-line',
  'danger',
  'danger-pale',
] as const;

export type ColourName = (typeof COLOURS)[number];

/** WCAG 2.2 AA for text. */
const TEXT_CONTRAST = 4.5;
/** WCAG 2.2 AA for the borders of controls. */
const BORDER_CONTRAST = 3;

/** What stands on what, somewhere on the site. */
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
    Object.fromEntries(COLOURS.map((name) => [name, colour])) as Record<ColourName, typeof colour>,
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
  colours,
  browser: colour,
  /** What is drawn between the parts of a page. */
  ornament: z.enum(['waves'], { error: '使えるのは waves です' }).optional(),
  radius: z.strictObject({ small: pixels, medium: pixels, large: pixels }),
  files: z.strictObject({
    logo: file,
    favicon: file,
    productPicture: file,
    faviconIco: file,
    touchIcon: file,
    icon192: file,
    icon512: file,
    maskable192: file,
    maskable512: file,
    /** For shared links, where the build draws none. */
    preview: file.optional(),
    more: z.array(file).default([]),
  }),
});

export type ThemeRecord = z.infer<typeof themeFile>;
