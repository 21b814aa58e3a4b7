import { createHash } from 'node:crypto';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { ThemeRecord } from '../../shared/site/theme-schema.ts';

export interface ThemeSheet {
  /** Contains a hash of the theme, so that responses are immutable. */
  href: string;
  version: string;
  css: string;
}

/** Theme as custom properties. The built style sheet refers to their names only. */
export function themeSheet({ colours, radius }: ThemeRecord): ThemeSheet {
  const values = [
    ...Object.entries(colours),
    ...Object.entries(radius).map(([name, pixels]) => [`radius-${name}`, `${pixels}px`]),
  ];
  const css = `:root{${values.map(([name, value]) => `--theme-${name}:${value}`).join(';')}}\n`;
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { href: `${RESOURCES.theme}?v=${version}`, version, css };
}
