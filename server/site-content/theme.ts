import { createHash } from 'node:crypto';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { ThemeRecord } from '../../shared/site/theme-schema.ts';

export interface ThemeSheet {
  /** Changes with the theme, so that it may be kept for as long as it is. */
  href: string;
  version: string;
  css: string;
}

/** The theme as custom properties; the built style sheet knows their names alone. */
export function themeSheet({ colours, radius }: ThemeRecord): ThemeSheet {
  const values = [
    ...Object.entries(colours),
    ...Object.entries(radius).map(([name, pixels]) => [`radius-${name}`, `${pixels}px`]),
  ];
  const css = `:root{${values.map(([name, value]) => `--theme-${name}:${value}`).join(';')}}\n`;
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { href: `${RESOURCES.theme}?v=${version}`, version, css };
}
