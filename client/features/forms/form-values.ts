import { type Field, joinChoices, splitChoices } from '../../../shared/api/forms/fields.ts';
import type { Form } from '../../../shared/api/forms/form.ts';
import { normalizeParagraphs } from '../../../shared/api/forms/normalize.ts';
import { readRows, takesRows } from './product-rows.ts';
import type { Values } from './types.ts';

/** The fields of a form out of what was posted. Boxes of one field arrive under one name. */
export function readValues(form: Form, data: FormData): Values {
  const values = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => {
      const given = data.getAll(name).filter((value) => typeof value === 'string');
      return [name, field.kind === 'check' ? given.length > 0 : joinChoices(given)];
    }),
  );
  return takesRows(form) ? { ...values, ...readRows(data) } : values;
}

/** What an address says that a form is about, under the name that the form has for it. */
export function prefillOf(form: Form, { happenContent, ...rest }: Record<string, string>) {
  if (happenContent === undefined) return rest;
  const name = Object.hasOwn(form.fields, 'happenContent') ? 'happenContent' : 'content';
  return { ...rest, [name]: happenContent } as Record<string, string>;
}

/** Whether a field takes several lines. */
export function isLong(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.normalize === normalizeParagraphs;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(element: HTMLFormElement, form: Form): [name: string, control: Control][] {
  return Array.from(element.elements).flatMap((control) =>
    'name' in control &&
    Object.hasOwn(form.fields, String(control.name)) &&
    (control as Control).type !== 'hidden' &&
    !isRowControl(control)
      ? [[String(control.name), control as Control]]
      : [],
  );
}

/** The rows of products are a component's own: it hears what they are to be. */
export const ROWS_EVENT = 'product-rows';

export function isRowControl(control: Element): boolean {
  return control.closest('[data-product-rows]') !== null;
}

/** What differs from what the page itself has put into the controls: what the visitor has done so far. */
export function typedValues(element: HTMLFormElement, form: Form): Values {
  const all = readValues(form, new FormData(element));
  const touched = controlsOf(element, form).filter(([, control]) => isTouched(control));
  const typed = Object.fromEntries(touched.map(([name]) => [name, all[name] ?? '']));
  const rows = Array.from(element.elements).filter(isRowControl) as Control[];
  return rows.some((control) => control.type !== 'submit' && isTouched(control))
    ? { ...typed, goods: all.goods ?? '', quantity: all.quantity ?? '' }
    : typed;
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return (
      Array.from(control.options).some((option) => option.selected !== option.defaultSelected) &&
      control.value !== ''
    );
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Puts values into the controls of a form that React leaves to the visitor. */
export function fillForm(element: HTMLFormElement, form: Form, values: Values): void {
  if (takesRows(form)) fillRows(element, values);
  for (const [name, control] of controlsOf(element, form)) {
    const value = values[name];
    if (value !== undefined) fillControl(control, value);
  }
}

function fillRows(element: HTMLFormElement, values: Values): void {
  const now = readRows(new FormData(element));
  const { goods = now.goods, quantity = now.quantity } = values;
  if (goods === now.goods && quantity === now.quantity) return;
  element.dispatchEvent(new CustomEvent(ROWS_EVENT, { detail: { goods, quantity } }));
}

/** Takes out everything that a visitor can put in. */
export function emptyForm(element: HTMLFormElement, form: Form): void {
  const nothing = Object.entries(form.fields).map(([name, { kind }]) => [
    name,
    kind === 'check' ? false : '',
  ]);
  fillForm(element, form, { quantity: '', ...Object.fromEntries(nothing) });
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As if the visitor had typed it: whoever listens to the form hears of it. */
export function setControl(element: HTMLFormElement, name: string, value: string): void {
  const control = element.elements.namedItem(name);
  if (!(control instanceof Element)) return;
  fillControl(control as Control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function fillControl(control: Control, value: string | boolean): void {
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    control.checked = control.value === value;
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = typeof value === 'boolean' ? value : splitChoices(value).includes(control.value);
  } else {
    const text = String(value);
    if (control instanceof HTMLSelectElement) offerOption(control, text);
    control.value = text;
  }
}

/** What was stored once stays a choice, whatever the list says today. */
function offerOption(select: HTMLSelectElement, text: string): void {
  if (Array.from(select.options).every((option) => option.value !== text)) select.add(new Option(text, text));
}
