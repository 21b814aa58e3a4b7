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

test('a link in a text keeps the text around it', () => {
  show({
    kind: 'paragraphs',
    texts: ['[修理](/service/request)は[メール](mailto:info@site.example)でも承ります。'],
  });
  expect(screen.getByRole('link', { name: '修理' }).getAttribute('href')).toBe('/service/request');
  expect(screen.getByRole('link', { name: 'メール' }).getAttribute('href')).toBe('mailto:info@site.example');
  expect(document.body.textContent).toBe('修理はメールでも承ります。');
});

test('a note in brackets is separated from its figure', () => {
  show({ kind: 'figures', rows: [['従業員', '186名(2026年10月1日現在)']] });
  expect(screen.getByText('従業員').tagName).toBe('DT');
  expect(screen.getByText('2026年10月1日現在').tagName).toBe('SPAN');
});

test('a picture has a text alternative, and its space is reserved while it loads', () => {
  const alt = '駅から南へ進む道';
  show({ kind: 'picture', src: '/images/map.svg', alt, size: [720, 540], caption: '架空の地図です。' });
  const picture = screen.getByRole('img', { name: alt });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['720', '540']);
  expect(screen.getByRole('figure').textContent).toBe('架空の地図です。');
});

test('a slot for a photograph shows a scene, and says that it is an example', () => {
  const alt = '作業台の機器';
  const scene = { kind: 'bench' as const, productIds: [1] };
  show({ kind: 'photo-slot', name: 'lab', scene, alt, caption: '検証室' });
  expect(screen.getByRole('img', { name: alt }).getAttribute('src')).toBe('/media/scenes/slots/lab-800.webp');
  expect(screen.getByRole('figure').textContent).toBe('写真の例:検証室');
});

test('a timeline is a list of years with their months and events', () => {
  const items = [
    { month: '2016-04', text: '会社を設立' },
    { month: '2018-06', text: '最初の製品を発売' },
    { month: '2018-09', text: 'ルーターを発売' },
  ];
  show({ kind: 'timeline', items });
  const years = screen.getAllByRole('heading', { level: 3 });
  expect(years.map(({ textContent }) => textContent)).toEqual(['2016年', '2018年']);
  const times = [...document.querySelectorAll('time')].map(({ dateTime, textContent }) => [
    dateTime,
    textContent,
  ]);
  expect(times).toEqual([
    ['2016-04', '4月'],
    ['2018-06', '6月'],
    ['2018-09', '9月'],
  ]);
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
