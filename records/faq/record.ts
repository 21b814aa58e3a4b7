import { z } from 'zod';
import { faqPath } from '../../shared/paths/params.ts';
import { hot, id, markdown, relatedProducts, tags, text, top, updatedDay, urlName } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';

/** content/faq/{urlName}.yaml: a category of questions. */
const faqFile = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '分類の名前' }),
  lead: text.meta({ title: '導入文', description: '分類の見出しの下に出る1文' }),
  entries: z
    .array(
      z.strictObject({
        id,
        urlName,
        question: text.meta({ title: '質問', description: '訪問者の言葉で1文' }),
        answer: markdown.meta({ title: '答え', description: 'Markdown。最初の文で結論を書きます' }),
        updatedOn: updatedDay,
        tags,
        productIds: relatedProducts,
        hot,
        top,
      }),
    )
    .min(1)
    .meta({ title: '質問と答え' }),
});

export const faq = inFolder('record', 'faq', {
  title: 'よくあるご質問',
  description: '質問と答え。1つの分類が1つのファイルです。',
  newFile: '{urlName}.yaml',
  schema: faqFile,
  items: 'entries',
  pathOf: ({ entries: [first] }: { entries: { urlName: string }[] }) =>
    first && faqPath({ slug: first.urlName }),
});
export type FaqCategoryRecord = RecordOf<typeof faq>;
export type FaqEntryRecord = FaqCategoryRecord['entries'][number];
