import * as z from 'zod/mini';

/** Subjects of the drawing next to a feature of a product. */
export const FEATURE_FIGURES = [
  'power-budget',
  'power-in',
  'redundant-power',
  'stack',
  'uplink',
  'switching',
  'temperature',
  'radios',
  'clients',
  'throughput',
  'pon-split',
  'pon-rates',
  'ghn-reach',
] as const;
export type FeatureFigure = (typeof FEATURE_FIGURES)[number];

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Amounts as bars on one scale, or a number of units. Labels and values describe the whole drawing as text. */
export const featureDrawingSchema = z.object({
  bars: z.optional(z.array(z.object({ label: z.string(), value: z.string(), from: share, to: share }))),
  units: z.optional(
    z.object({
      count: z.int().check(z.minimum(2), z.maximum(128)),
      label: z.string(),
      value: z.string(),
      /** Each is connected to the next, and the last to the first. */
      ring: z.boolean(),
    }),
  ),
});
export type FeatureDrawing = z.infer<typeof featureDrawingSchema>;
