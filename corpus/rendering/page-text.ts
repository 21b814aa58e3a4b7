import type { Block } from '../../shared/pages/block-schema.ts';
import type { PageRecord, PageSection } from '../../shared/pages/page-schema.ts';
import type { Corpus } from '../corpus.ts';
import { plainText } from './plain-text.ts';

/** Texts that can be the body of a page. */
type Documents = Pick<Corpus, 'serviceTexts' | 'singleTexts'>;

/** The text of a page below its title, without marks and addresses. */
export function pageText({ lead, sections, document, consult }: PageRecord, documents: Documents): string {
  const body = document && documentText(document, documents);
  const texts = [lead, ...sections.flatMap(sectionTexts), body, consult?.title, consult?.text];
  return texts.flatMap((text) => (text ? [plainText(text)] : [])).join('\n');
}

function documentText({ from, type }: NonNullable<PageRecord['document']>, documents: Documents) {
  const texts = from === 'service' ? documents.serviceTexts : documents.singleTexts;
  return texts.find((text) => text.type === type)?.body;
}

function sectionTexts({ title, lead, quote, blocks }: PageSection): (string | undefined)[] {
  return [title, lead, quote, ...blocks.flatMap(blockTexts)];
}

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'paragraphs':
      return block.texts;
    case 'list':
      return block.items;
    case 'steps':
    case 'points':
    case 'cards':
    case 'links':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'covers':
      return block.items.flatMap(({ meta, title, text }) => [meta, title, text]);
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, answer]);
    case 'facts':
    case 'figures':
      return block.rows.map((row) => row.join(' '));
    case 'timeline':
      return block.items.map(({ text }) => text);
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' '))];
    case 'notice':
      return [block.text];
    case 'picture':
      return [block.alt, block.caption ?? []].flat();
    case 'photo-slot':
      return [block.alt, block.caption];
    case 'photo':
      return [block.photo.alt, block.caption ?? []].flat();
    case 'contact':
    // Sample data of a screen is not indexed.
    case 'screen':
      return [];
  }
}
