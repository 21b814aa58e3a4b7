import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { say, sayAll, type Words } from '../../lib/words.ts';
import type { FormLayout, FormView } from './types.ts';

/** Layout of a form with the vendor's texts: words with the name of a field are its hint, `{field}Choices` its choices. */
export function viewOf(layout: FormLayout, words: Words | undefined, contact?: string): FormView {
  const note = say(words, 'note');
  const [first, ...rest] = layout.groups;
  const fields = layout.groups.flatMap(({ rows }) => rows.flat());
  const hints = fields.flatMap((name) => (say(words, name) ? [[name, say(words, name)]] : []));
  const choices = fields.map((name) => [name, sayAll(words, `${name}Choices`)] as const);
  return {
    ...layout,
    contact,
    choices: Object.fromEntries(choices.filter(([, own]) => own.length > 0)),
    groups: first ? [note ? { ...first, note } : first, ...rest] : [],
    hints: { ...layout.hints, ...Object.fromEntries(hints) },
    purpose: say(words, 'purpose'),
    next: sayAll(words, 'next'),
  };
}

/** Choices of fields that a table of the page explains. */
export function choicesIn({ sections }: PageContent): FormView['boxes'] {
  const tables = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block : [])),
  );
  return Object.fromEntries(
    tables.flatMap(({ choicesFor, rows }) =>
      choicesFor ? [[choicesFor, rows.flatMap(([name]) => name ?? [])]] : [],
    ),
  );
}
