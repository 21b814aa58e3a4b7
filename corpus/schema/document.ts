import { z } from 'zod';
import { day, text } from './common.ts';

/** content/service/*.md and content/single/*.md: texts of their own, asked for by `type`. */
export const documentFrontMatter = z.strictObject({
  /** service: 1 サポート案内, 2 保証規定, 3 修理の流れ. single: 1 プライバシーポリシー, 3 外部送信, 4 資料・ファームウェアの使用許諾. */
  type: z.int().positive(),
  title: text,
  lead: text,
  /** For search engines, 70 to 120 characters. */
  description: text,
  updatedOn: day,
});

export type DocumentRecord = z.infer<typeof documentFrontMatter> & { body: string };
