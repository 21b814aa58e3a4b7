import { expect, test } from '@jest/globals';
import { formOf } from '../../../../shared/api/forms/all.ts';
import { CONSENTS, groupsOf } from '../fields/groups.ts';
import type { FormLayout } from '../types.ts';
import { partner } from './partner.ts';
import { VIEWS } from './views.ts';
import { webinar } from './webinar.ts';

const held = webinar({ title: '題', when: '2025年4月3日', open: false });
const all: [string, FormLayout][] = [...Object.values(VIEWS), partner, held].map((view) => [view.type, view]);

test.each(all)('the form %s contains every field of its schema exactly once, and no other', (type, view) => {
  const form = formOf(type);
  const asked = [
    ...groupsOf(form, view).flatMap(({ rows }) => rows.flat()),
    ...Object.keys(view.preset ?? {}),
    ...CONSENTS,
  ];
  expect([...asked].sort()).toEqual(Object.keys(form.fields).sort());
});

test.each(all)('every hint of the form %s belongs to a field', (type, view) => {
  for (const name of Object.keys({ ...view.hints, ...view.boxes })) {
    expect(Object.keys(formOf(type).fields)).toContain(name);
  }
});
