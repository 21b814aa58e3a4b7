import { z } from 'zod';

/** Ways in which a cover can be drawn: as a scene, as a technical drawing, as a figure of measurements and lines. */
export const COVER_SYSTEMS = ['scene', 'plan', 'figure'] as const;
export type CoverSystem = (typeof COVER_SYSTEMS)[number];

/** Not given, it follows from the record's id and from its neighbours in the list. */
export const coverSystem = z.enum(COVER_SYSTEMS).optional();
