import { z } from 'zod';

/** Styles of covers: a scene, a technical drawing, a chart of measurements and lines. */
export const COVER_SYSTEMS = ['scene', 'plan', 'figure'] as const;
export type CoverSystem = (typeof COVER_SYSTEMS)[number];

/** When absent, derived from the record's id and from its neighbours in the list. */
export const coverSystem = z.enum(COVER_SYSTEMS).optional().meta({
  title: '表紙の描き方',
  description: 'scene 場面、plan 図面、figure グラフ。書かなければ、隣と重ならないように決まります',
});
