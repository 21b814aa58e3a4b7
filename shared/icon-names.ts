/** The icons of the site, by their names in content; client/components/icon.tsx draws them. */
export const ICON_NAMES = [
  'arrow',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'search',
  'menu',
  'close',
  'mail',
  'book',
  'phone',
  'download',
  'external',
  'check',
  'info',
  'warning',
  'play',
  'pause',
  'video',
  'post',
  'thumb',
  'network',
  'list',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
