import type { Corpus, FileOf } from '../../corpus.ts';
import { relatedProducts } from '../related-products.ts';
import type { SourcedText } from './texts.ts';

/** A text that visitors read as advice about functions, with the products that its record is about. */
export interface NamingText extends SourcedText {
  productIds: number[];
}

/** Texts of articles, questions, cases, solutions, news and products. */
export function* namingTexts(corpus: Corpus, fileOf: FileOf): Iterable<NamingText> {
  const { blog, technology, cases, solutions, news, faq, products } = corpus;
  for (const record of [...blog, ...technology]) {
    const { title, summary, productIds } = record;
    yield { file: fileOf(record), field: 'summary', text: `${title}。${summary}`, productIds };
  }
  for (const record of [...blog, ...technology, ...cases, ...news, ...solutions]) {
    const productIds = relatedProducts(record).ids;
    yield { file: fileOf(record), field: '本文', text: record.body, productIds };
  }
  for (const category of faq)
    for (const { id, answer, productIds } of category.entries)
      yield { file: fileOf(category), field: `entries(id ${id}).answer`, text: answer, productIds };
  for (const product of products) {
    const from = { file: fileOf(product), productIds: [product.id] };
    yield { ...from, field: 'remarks', text: product.remarks };
    yield { ...from, field: 'lead', text: product.lead };
    for (const [index, { title, text }] of product.features.entries())
      yield { ...from, field: `features[${index}]`, text: `${title}。${text}` };
  }
}
