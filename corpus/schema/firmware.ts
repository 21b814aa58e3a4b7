import { z } from 'zod';
import { day, id, text, urlName } from './common.ts';

export const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/, 'バージョンは「1.2.0」のように3つの数字を点で区切って書いてください');

/** A release of the firmware of a family; its archive is made by the build, which also measures it. */
const release = z.strictObject({
  id,
  version,
  publishedOn: day,
  /** One line for lists. */
  summary: text,
  /** Markdown: what was added, improved and mended. */
  notes: text,
  /** Weaknesses that it mends, one sentence each. */
  security: z.array(text).optional(),
  /** The oldest version that can be updated to it directly; without it, any. */
  upgradeFrom: version.optional(),
  /** How long the device is out of service. */
  minutes: z.int().positive(),
});
export type FirmwareRelease = z.infer<typeof release>;

/** content/firmware/{urlName}.yaml: the firmware that some models share, from the newest release to the oldest. */
export const firmwareFile = z.strictObject({
  urlName,
  /** `EX2400シリーズ` */
  name: text,
  productIds: z.array(id).min(1),
  releases: z.array(release).min(1),
});
export type FirmwareRecord = z.infer<typeof firmwareFile>;
