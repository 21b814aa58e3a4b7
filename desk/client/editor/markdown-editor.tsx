import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DeskFieldProblem } from '../../shared/api.ts';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { Errors } from '../components/errors.tsx';
import { fieldId } from '../form/errors.ts';
import { rowsOf } from '../form/widgets.tsx';
import { WORDS_EVENT } from '../places.ts';
import type { Written } from '../writing/visual-editor.tsx';
import { TOO_LONG } from './too-long.ts';

const ID = fieldId(['body']);
/** Longer texts are written as Markdown: no page takes more than 64 KB. */
const VISUAL_MAX = 100_000;

/** Loaded when a text is edited. After a new build the file may be gone: the text is written as Markdown then. */
const VisualEditor = lazy(() =>
  import('../writing/visual-editor.tsx').catch(() => ({
    default: Source,
  })),
);

interface Props {
  text: string;
  problems: readonly DeskFieldProblem[];
  onChange(text: string): void;
}

/** Editor of a Markdown text: as it will look, or as Markdown. */
export function MarkdownEditor({ text, problems, onChange }: Props) {
  const [isSource, setSource] = useState(false);
  const [message, setMessage] = useState<string>();
  const [words, setWords] = useState<{ text: string }>();
  const field = useRef<HTMLDivElement>(null);
  const isVisual = !isSource && text.length <= VISUAL_MAX;
  useEffect(() => {
    const { current } = field;
    const focus = ({ target }: Event) => (target as Element).id === ID && setWords({ text: '' });
    const select = (event: Event) => setWords({ text: (event as CustomEvent<string>).detail });
    current?.addEventListener(WORDS_EVENT, select);
    current?.addEventListener('focusin', focus);
    return () => {
      current?.removeEventListener(WORDS_EVENT, select);
      current?.removeEventListener('focusin', focus);
    };
  }, []);
  const isWrong = problems.length > 0;
  const attributes = {
    'aria-labelledby': `${ID}-label`,
    'aria-describedby': isWrong ? `${ID}-hint ${ID}-problems` : `${ID}-hint`,
    ...(isWrong && { 'aria-invalid': 'true' }),
  };
  const parts = { text, onChange, say: setMessage };
  return (
    <div ref={field} className="field body">
      <div className="side-by-side justify-between gap-2">
        <span className="label" id={`${ID}-label`}>
          本文
        </span>
        <button
          type="button"
          aria-pressed={!isVisual}
          disabled={text.length > VISUAL_MAX}
          onClick={() => setSource(!isSource)}
        >
          Markdownで書く
        </button>
      </div>
      <p className="description" id={`${ID}-hint`}>
        {isVisual
          ? 'ページに出る形で書きます。Word、Excel、Webページなどから貼り付けると、見出し、箇条書き、表、リンク、太字が残ります。'
          : 'Markdownで書きます。'}
      </p>
      {isVisual ? (
        <div id={ID} tabIndex={-1}>
          <Suspense fallback={<p className="description">本文を開いています…</p>}>
            <VisualEditor
              {...parts}
              attributes={{ ...attributes, role: 'textbox', 'aria-multiline': 'true' }}
              words={words}
            />
          </Suspense>
        </div>
      ) : (
        <Source {...parts} attributes={{ ...attributes, id: ID }} />
      )}
      {message && (
        <p className="notice" role="alert">
          {message}
        </p>
      )}
      <Errors id={`${ID}-problems`} problems={problems} />
    </div>
  );
}

function Source({ text, attributes, onChange, say }: Omit<Written, 'words'>) {
  const guard = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const room = TEXT_MAX_LENGTH - value.length + selectionEnd - selectionStart;
    const isTooLong = event.clipboardData.getData('text/plain').length > room;
    say(isTooLong ? TOO_LONG : undefined);
    if (isTooLong) event.preventDefault();
  };
  return (
    <textarea
      {...attributes}
      rows={rowsOf(text, 14, 60)}
      value={text}
      onPaste={guard}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
