import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Block as BlockContent } from '../../../shared/pages/block-schema.ts';
import { Block } from './blocks.tsx';

function show(block: BlockContent) {
  render(
    <MemoryRouter>
      <Block block={block} />
    </MemoryRouter>,
  );
}

test('links in a text keep the words around them', () => {
  show({
    kind: 'paragraphs',
    texts: ['[修理](/service/request)は[メール](mailto:info@site.example)でも承ります。'],
  });
  expect(screen.getByRole('link', { name: '修理' }).getAttribute('href')).toBe('/service/request');
  expect(screen.getByRole('link', { name: 'メール' }).getAttribute('href')).toBe('mailto:info@site.example');
  expect(document.body.textContent).toBe('修理はメールでも承ります。');
});

test('a table has a name, a scope for every heading, and can be scrolled with the keyboard', () => {
  show({ kind: 'table', caption: '方式の比較', head: ['項目', '光'], rows: [['距離', '20km']] });
  expect(screen.getByRole('table', { name: '方式の比較' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: '光' }).getAttribute('scope')).toBe('col');
  expect(screen.getByRole('rowheader', { name: '距離' }).getAttribute('scope')).toBe('row');
  expect(screen.getByRole('region', { name: '方式の比較' }).tabIndex).toBe(0);
});

test('an answer stands in the document before its question is opened', () => {
  show({ kind: 'questions', items: [{ question: '使えますか。', answer: 'はい。' }] });
  expect(screen.getByRole('group').tagName).toBe('DETAILS');
  expect(screen.getByText('はい。')).toBeDefined();
});
