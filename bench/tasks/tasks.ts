import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';
import type { Cost, Visitor } from './visitor.ts';

export type Device = 'desktop' | 'phone';

/** A selector within the main content, or a role with a pattern of the accessible name: `{ link: ^データシート }`. */
type Target = string | Record<string, string>;

/** One step; its first keys tell which. Steps without `on` are for both devices. */
interface Step {
  on?: Device;
  search?: string;
  category?: string;
  facet?: string;
  card?: string;
  /** Text of a control of the card, or text beside a link in it. */
  control?: string;
  within?: string;
  menu?: string;
  entry?: string;
  type?: string;
  text?: string;
  place?: number;
  choose?: string;
  option?: string;
  press?: Target;
  /** Landmark that has the pressed element; `main` by default. */
  in?: 'banner' | 'navigation';
  anywhere?: boolean;
  has?: Target;
  sees?: Target;
  opens?: Target;
}

/** Task of a visitor, which starts on the home page. */
export interface Task {
  id: string;
  name: string;
  goal: number | [desktop: number, phone: number];
  peer?: string;
  steps: Step[];
}

export const TASKS: Task[] = parse(readFileSync(path.join(import.meta.dirname, 'tasks.yaml'), 'utf8'));

export function goalOf({ goal }: Task, device: Device): number {
  return typeof goal === 'number' ? goal : goal[device === 'desktop' ? 0 : 1];
}

function find(scope: Page | Locator, target: Target): Locator {
  if (typeof target === 'string') return scope.locator(target).first();
  const [[role = '', name = ''] = []] = Object.entries(target);
  return scope.getByRole(role as Parameters<Page['getByRole']>[0], { name: new RegExp(name) }).first();
}

/** Performs a task. Its last step gives the cost. @throws where a step is not possible */
export async function perform({ id, steps }: Task, visitor: Visitor, device: Device): Promise<Cost> {
  for (const step of steps.filter(({ on }) => on === undefined || on === device)) {
    try {
      const cost = await take(step, visitor, device);
      if (cost) return cost;
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${error}`);
    }
  }
  throw new Error(`${id} has no end`);
}

async function take(step: Step, visitor: Visitor, device: Device): Promise<Cost | undefined> {
  const { page } = visitor;
  const main = page.getByRole('main');
  if (step.sees) return visitor.sees(find(main, step.sees));
  if (step.opens) return visitor.opens(find(main, step.opens));
  if (step.has) await find(main, step.has).waitFor({ state: 'attached' });
  else if (step.search) await search(visitor, step.search);
  else if (step.category)
    await visitor.click(find(main, { heading: `^${step.category}$` }).getByRole('link'));
  else if (step.facet) await visitor.click(page.locator('.facet-box', { hasText: step.facet }).first());
  else if (step.card) await visitor.click(inCard(main, step));
  else if (step.menu) await openMenu(visitor, device, step.menu, step.entry ?? '');
  else if (step.type)
    await visitor.type(
      main.getByRole('textbox', { name: new RegExp(step.type) }).nth(step.place ?? 0),
      step.text ?? '',
    );
  else if (step.choose) await visitor.chooses(find(main, { combobox: step.choose }), step.option ?? '');
  else if (step.press) {
    const landmark = step.in ? page.getByRole(step.in).filter({ visible: true }).last() : main;
    await visitor.click(find(step.anywhere ? page : landmark, step.press));
  }
  return undefined;
}

function inCard(main: Locator, { card = '', control, within = '' }: Step): Locator {
  const found = main
    .getByRole('article')
    .filter({ has: main.page().getByRole('heading', { name: card }) })
    .first();
  return control ? found.getByText(control) : found.getByText(within).getByRole('link');
}

/** Opens the search in the header and enters a query. */
async function search(visitor: Visitor, words: string): Promise<void> {
  const form = visitor.page.getByRole('search', { name: 'サイト内検索' });
  await visitor.click(form.getByRole('button', { name: '検索' }));
  const field = form.getByRole('combobox', { name: 'サイト内検索' });
  await visitor.type(field, words);
  await visitor.send(field);
}

/** Opens an entry of the main menu's panel on a desktop, of the folded footer on a phone. */
async function openMenu(visitor: Visitor, device: Device, menu: string, entry: string): Promise<void> {
  const isPhone = device === 'phone';
  const place = visitor.page.getByRole(isPhone ? 'contentinfo' : 'banner');
  await visitor.click(
    isPhone ? place.locator('summary', { hasText: menu }) : place.getByRole('button', { name: menu }),
  );
  await visitor.click(place.getByRole('link', { name: new RegExp(entry) }).first());
}
