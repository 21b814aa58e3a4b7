import { expect, test } from '@jest/globals';
import { OPTICS_FORM } from '../sizing/optics/optics-form.ts';
import { POE_FORM } from '../sizing/poe/poe.ts';
import { POWER_FORM } from '../sizing/power/power.ts';
import { parametersOf, type ToolForm } from '../sizing/read-form.ts';
import { WAN_FORM } from '../sizing/wan/wan-form.ts';
import { WIRELESS_FORM } from '../sizing/wireless/wireless-form.ts';
import { isCalculation, isPersonal, readQuery } from './page-queries.ts';
import type { RouteId } from './routes.ts';

test('parameters that a page does not read are removed from a query', () => {
  expect(readQuery('news', '?utm_source=mail&page=2&gclid=x')).toBe('?page=2');
  expect(readQuery('home', '?page=2')).toBe('');
});

test.each([
  ['another order', '?value=poe&page=2', '?page=2&value=poe'],
  ['another encoding', '?value=%70oe', '?value=poe'],
  ['plus and percent for a space', '?value=a+b', '?value=a%20b'],
])('%s is an equivalent query', (_case, one, other) => {
  expect(readQuery('search', one)).toBe(readQuery('search', other));
});

test('values of one parameter keep their order, as a page may read the first', () => {
  expect(readQuery('search', '?value=a&value=b')).not.toBe(readQuery('search', '?value=b&value=a'));
});

test('a visitor’s input and receipts are personal', () => {
  for (const name of ['receipt', 'happenContent', 'goods', 'backUrl'])
    expect(isPersonal(`?page=1&${name}=x`)).toBe(true);
  expect(isPersonal('?page=1&utm_source=goods')).toBe(false);
  expect(isPersonal('')).toBe(false);
});

test('a tool reads the parameters of its form, and its calculations are not cached', () => {
  const forms: [RouteId, ToolForm][] = [
    ['tool-poe', POE_FORM],
    ['tool-power', POWER_FORM],
    ['tool-wireless', WIRELESS_FORM],
    ['tool-wan', WAN_FORM],
    ['tool-optics', OPTICS_FORM],
  ];
  for (const [id, form] of forms) {
    const all = new URLSearchParams(parametersOf(form).map((name) => [name, '1'])).toString();
    expect([...new URLSearchParams(readQuery(id, `?${all}&utm_source=mail`)).keys()].sort()).toEqual(
      parametersOf(form).sort(),
    );
    expect(isCalculation(id, readQuery(id, `?${all}`))).toBe(true);
    expect(isCalculation(id, readQuery(id, '?utm_source=mail'))).toBe(false);
  }
});

test('a series reads the id of the marked model, and no other value', () => {
  expect(readQuery('sub-category', '?utm_source=mail&model=112')).toBe('?model=112');
  for (const other of ['?model=', '?model=0', '?model=1e3', '?model=%3Cb%3E', '?model=12345678901'])
    expect(readQuery('sub-category', other)).toBe('');
});
