import { z } from 'zod';
import { id, text } from '../fields.ts';
import { inFile } from '../kind.ts';

/** content/inquiry-topics.yaml: topics that a visitor can choose for an inquiry. */
const inquiryTopicsFile = z.array(
  z.strictObject({
    id,
    name: text.meta({ title: '名前', description: 'フォームで選ぶ項目の名前' }),
    note: text.meta({ title: '補足', description: '名前の横に出る例' }),
  }),
);

export const inquiryTopics = inFile('list', 'inquiry-topics', {
  title: 'お問い合わせの項目',
  description: '何についての質問かを選ぶ、フォームの項目です。',
  schema: inquiryTopicsFile,
  pathOf: () => '/contact',
});
