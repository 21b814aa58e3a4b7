import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Decision } from '../components/dialog.tsx';
import { Field, InputField } from '../components/field.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { ReferenceInput } from '../references/reference-input.tsx';
import { type Question, selectionOf, TABLE_TOOLS, TOOLS, type Tool } from './commands.ts';
import { pasting, pictureViews, stateOf } from './editor.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';

export interface Written {
  text: string;
  /** Attributes of the field for assistive technology. */
  attributes: Record<string, string>;
  /** Takes the focus, and selects words; empty for the focus alone. */
  words: { text: string } | undefined;
  onChange(text: string): void;
  say(message: string | undefined): void;
}

/** Field in which a Markdown text is written as it will look. */
export default function VisualEditor({ text, attributes, words, onChange, say }: Written) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** The editor's text, and earlier ones that may still come back as `text`. */
  const known = useRef({ text, earlier: new Set<string>(), stored: readMarkdown('') });
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<Question>();
  const { addressOf } = useContext(PicturesContext);
  const open = useEffectEvent(() => {
    known.current = { text, earlier: new Set(), stored: readMarkdown(text) };
    const opened = stateOf(known.current.stored);
    setState(opened);
    return opened;
  });
  const change = useEffectEvent((transaction: Transaction) => {
    const { current } = view;
    if (!current) return;
    current.updateState(current.state.apply(transaction));
    setState(current.state);
    if (!transaction.docChanged) return;
    known.current.earlier.add(known.current.text.trim());
    known.current.text = writeMarkdown(current.state.doc, known.current.stored);
    onChange(known.current.text);
  });
  const tell = useEffectEvent(say);
  const picture = useEffectEvent(addressOf);
  useEffect(() => {
    view.current = new EditorView(place.current, {
      state: open(),
      ...pasting((message) => tell(message)),
      nodeViews: pictureViews((name) => picture(name)),
      dispatchTransaction: (transaction) => change(transaction),
    });
    return () => view.current?.destroy();
  }, []);
  const key = JSON.stringify(attributes);
  useEffect(() => view.current?.setProps({ attributes: JSON.parse(key) }), [key]);
  useEffect(() => {
    // The server removes space around a text.
    const isCurrent = text.trim() === known.current.text.trim();
    if (isCurrent) known.current.earlier.clear();
    // Else it is another text: restored, merged, or written elsewhere.
    else if (!known.current.earlier.has(text.trim())) view.current?.updateState(open());
  }, [text]);
  useEffect(() => {
    const { current } = view;
    if (!current || !words) return;
    current.focus();
    const selection = words.text && selectionOf(current.state.doc, words.text);
    if (selection) current.dispatch(current.state.tr.setSelection(selection).scrollIntoView());
  }, [words]);
  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const button = (tool: Tool | Question) =>
    'answer' in tool ? (
      <button
        key={tool.label}
        type="button"
        aria-expanded={asked === tool}
        onClick={() => setAsked(asked === tool ? undefined : tool)}
      >
        {tool.label}
      </button>
    ) : (
      <button
        key={tool.label}
        type="button"
        aria-pressed={state && tool.isOn?.(state)}
        disabled={state && !tool.isOn && !tool.run(state)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(tool.run)}
      >
        {tool.label}
      </button>
    );
  return (
    <>
      <div
        className="sticky top-0 z-2 my-1 flex items-center gap-1 bg-paper py-1 *:px-2.5 *:text-sm max-sm:overflow-x-auto max-sm:*:flex-none sm:flex-wrap"
        role="toolbar"
        aria-label="本文の書式"
      >
        {TOOLS.map(button)}
        {state && isInTable(state) && TABLE_TOOLS.map(button)}
      </div>
      {asked && state && (
        <Asked
          key={asked.label}
          question={asked}
          now={asked.addressAt?.(state) ?? ''}
          onAnswer={(address, alt) => run(asked.answer(address, alt))}
          onClose={() => setAsked(undefined)}
        />
      )}
      <div ref={place} />
    </>
  );
}

interface AskedProps {
  question: Question;
  now: string;
  onAnswer(address: string, alt: string): void;
  onClose(): void;
}

/** Form of a question below the toolbar. An empty address removes a link. */
function Asked({ question: { title, list, action, addressAt }, now, onAnswer, onClose }: AskedProps) {
  const [address, setAddress] = useState(now);
  const [alt, setAlt] = useState('');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isReady = addressAt ? address || now : address && alt.trim();
  const done = () => {
    onAnswer(address, alt.trim());
    onClose();
  };
  return (
    <div ref={form} className="named">
      <Field label={title}>
        {(attributes) => (
          <ReferenceInput
            {...attributes}
            list={list}
            value={address || undefined}
            onChange={(next) => setAddress(String(next ?? ''))}
          />
        )}
      </Field>
      {!addressAt && <InputField label="写真の説明" type="text" value={alt} onValue={setAlt} />}
      <Decision isDisabled={!isReady} onAct={done} onClose={onClose}>
        {address === '' && now ? 'リンクを外す' : action}
      </Decision>
    </div>
  );
}
