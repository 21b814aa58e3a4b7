import { joinChoices, splitChoices } from '../../../../shared/api/forms/fields.ts';
import type { Form } from '../../../../shared/api/forms/form.ts';
import { readRows, takesRows } from '../fields/product-rows.ts';
import type { Values } from '../types.ts';

/** Field values of a posted form. Checkboxes of one field share a name. */
export function readValues(form: Form, data: FormData): Values {
  const values = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => {
      const given = data.getAll(name).filter((value) => typeof value === 'string');
      return [name, field.kind === 'check' ? given.length > 0 : joinChoices(given)];
    }),
  );
  return takesRows(form) ? { ...values, ...readRows(data) } : values;
}

/** Prefilled values from the address, under the names of the form's fields. */
export function prefillOf(form: Form, { happenContent, ...rest }: Record<string, string>) {
  if (happenContent === undefined) return rest;
  const name = Object.hasOwn(form.fields, 'happenContent') ? 'happenContent' : 'content';
  return { ...rest, [name]: happenContent } as Record<string, string>;
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

/** Event with which the component of product rows receives new rows. */
export const ROWS_EVENT = 'product-rows';

function isRowControl(control: Element): boolean {
  return control.closest('[data-product-rows]') !== null;
}

/** Values that differ from those that the page has set: the visitor's input so far. */
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

/** Sets the values of uncontrolled inputs. */
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

/** Values of an empty form. */
export function emptyValues(form: Form): Values {
  const nothing = Object.entries(form.fields).map(([name, { kind }]) => [
    name,
    kind === 'check' ? false : '',
  ]);
  return { quantity: '', ...Object.fromEntries(nothing) };
}

/** Sets a value and dispatches the events of typing, so that listeners of the form notice it. */
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

/** Adds a stored value to the options if the list no longer contains it. */
function offerOption(select: HTMLSelectElement, text: string): void {
  if (Array.from(select.options).every((option) => option.value !== text)) select.add(new Option(text, text));
}
