import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import type { Plain } from '../../shared/api/plain.ts';

/** Texts may carry links as in Markdown. */
const rows = z.array(z.object({ name: z.string(), value: z.string() }));

export const companyInfoSchema = z.object({
  title: z.string(),
  lead: z.string(),
  /** `leading` facts stand in large type above the others. */
  rows: z.array(z.object({ name: z.string(), value: z.string(), leading: z.optional(z.boolean()) })),
  /** Contacts by subject. */
  windows: rows,
});
export type CompanyInfo = Plain<z.infer<typeof companyInfoSchema>>;

/** From the first event to the last; `month` is `2026-11`. */
export const companyHistorySchema = z.object({
  /** 1 沿革 */
  type: z.int(),
  title: z.string(),
  lead: z.string(),
  items: z.array(z.object({ month: z.string(), text: z.string() })),
});

/** From the newest to the oldest. */
export const companyHonoursSchema = z.object({
  title: z.string(),
  lead: z.string(),
  items: z.array(z.object({ month: z.string(), name: z.string(), text: z.string() })),
});

/** A description of the company in points: superiority, culture, innovate, global, partner. */
export const companyTextSchema = z.object({
  title: z.string(),
  lead: z.string(),
  items: z.array(z.object({ title: z.string(), text: z.string() })),
});

export const companyCalls = {
  info: defineCall('/company/info', { about: '会社概要', data: companyInfoSchema }),
  history: defineCall('/company/history/{type}', { about: '沿革', data: companyHistorySchema }),
  honours: defineCall('/company/honor', { about: '受賞・認証', data: companyHonoursSchema }),
};

const textCall = (kind: string, about: string) =>
  defineCall(`/company/${kind}`, { about, data: companyTextSchema });
export const companyTextCalls = {
  superiority: textCall('superiority', '強み'),
  partner: textCall('partner', '協業'),
  culture: textCall('culture', '大切にしていること'),
  innovate: textCall('innovate', '開発'),
  global: textCall('global', '拠点'),
};
