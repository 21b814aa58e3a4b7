import { z } from 'zod';

/** Ways in which a cover can be drawn: as a scene, as a technical drawing, as a figure of measurements and lines. */
export const COVER_SYSTEMS = ['scene', 'plan', 'figure'] as const;
export type CoverSystem = (typeof COVER_SYSTEMS)[number];

/** Not given, it follows from the record's id and from its neighbours in the list. */
export const coverSystem = z.enum(COVER_SYSTEMS).optional().meta({
  title: '表紙の描き方',
  description: 'scene 場面、plan 図面、figure グラフ。書かなければ、隣と重ならないように決まります',
});
