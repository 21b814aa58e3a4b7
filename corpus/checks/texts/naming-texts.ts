import type { Corpus } from '../../corpus.ts';

/** A text that visitors read as advice about functions, with the products that its record is about. */
export interface NamingText {
  file: string;
  field: string;
  text: string;
  productIds: number[];
}

/** Texts of articles, questions, cases, solutions, news and products. */
export function namingTexts(corpus: Corpus, fileOf: (record: object) => string): NamingText[] {
  const { blog, technology, cases, solutions, news, faq, products } = corpus;
  const bodies = [...blog, ...technology, ...cases, ...news].map((record) => ({
    file: fileOf(record),
    field: '本文',
    text: record.body,
    productIds: record.productIds,
  }));
  const heads = [...blog, ...technology].map((record) => ({
    file: fileOf(record),
    field: 'summary',
    text: `${record.title}。${record.summary}`,
    productIds: record.productIds,
  }));
  return [
    ...heads,
    ...bodies,
    ...solutions.map((record) => ({
      file: fileOf(record),
      field: '本文',
      text: record.body,
      productIds: record.configuration.map(({ productId }) => productId),
    })),
    ...faq.flatMap((category) =>
      category.entries.map(({ id, answer, productIds }) => ({
        file: fileOf(category),
        field: `entries(id ${id}).answer`,
        text: answer,
        productIds,
      })),
    ),
    ...products.flatMap((product) =>
      [product.remarks, product.lead, ...product.features.map(({ title, text }) => `${title}。${text}`)].map(
        (text, index) => ({
          file: fileOf(product),
          field: ['remarks', 'lead'][index] ?? `features[${index - 2}]`,
          text,
          productIds: [product.id],
        }),
      ),
    ),
  ];
}
