import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DeskContent } from '../../shared/api.ts';
import { messageOf } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { dataOf, toSend } from '../editor/content.ts';
import type { Path } from '../form/schema.ts';
import { isSame } from '../form/written.ts';
import type { FromPage, PageText, ToPage } from '../frame/messages.ts';
import { useWindowEvent } from '../use-window-event.ts';

/** Pause in typing after which the site renders the page, in milliseconds. */
const PAUSE_MS = 300;
const KEPT = '今の内容では、ページを表示できません。書き終えると表示されます。';

/** Content of the form on its way to the page: one rendering at a time. */
interface Live {
  form?: { file: string; content: DeskContent };
  /** Content that the site renders. */
  stored?: DeskContent;
  /** Content whose texts the page has. */
  inPage?: DeskContent;
  pause?: number;
  /** Whether the frame has a page of the site, which can receive messages. */
  isShown?: boolean;
  /** Whether content was stored before that, which the first page may lack. */
  isLate?: boolean;
  state: 'calm' | 'rendering' | 'changed while rendering';
}

/** Connects the form with the page in the frame: texts at once, everything else after a pause. */
export function useLivePage(
  frame: RefObject<HTMLIFrameElement | null>,
  onChosen: (chosen: Extract<FromPage, { kind: 'chosen' }>) => void,
) {
  const { api, session } = useDesk();
  const [page, setPage] = useState<{ path: string; texts: PageText[] }>();
  const [problem, setProblem] = useState<string>();
  const { current: live } = useRef<Live>({ state: 'calm' });

  const send = (message: ToPage) => frame.current?.contentWindow?.postMessage(message, session.siteOrigin);

  const replaceTexts = () => {
    const { form, inPage } = live;
    if (!form || !inPage) return;
    for (const { path, was, now } of changedTexts(dataOf(inPage), dataOf(form.content)))
      send({ kind: 'text', place: { file: form.file, path }, was, now });
    live.inPage = form.content;
  };

  const settle = (found?: string) => {
    const isChanged = live.state === 'changed while rendering';
    live.state = 'calm';
    setProblem(found);
    if (isChanged) void render();
  };

  const render = async () => {
    const { form } = live;
    if (!form) return;
    const isFree = live.state === 'calm';
    live.state = isFree ? 'rendering' : 'changed while rendering';
    if (!isFree) return;
    try {
      await api.writePage(form.file, toSend(form.content));
      if (live.form?.file === form.file) live.stored = form.content;
      if (live.isShown) send({ kind: 'reload' });
      else live.isLate = true;
    } catch (error) {
      settle(messageOf(error));
    }
  };

  useWindowEvent('message', ({ origin, source, data }) => {
    if (origin !== session.siteOrigin || source !== frame.current?.contentWindow) return;
    const message = data as FromPage;
    if (message.kind === 'chosen') onChosen(message);
    if (message.kind === 'kept') settle(KEPT);
    if (message.kind === 'page') setPage(message);
    if (message.kind !== 'page' || !message.isNew) return;
    live.isShown = true;
    // Puts texts that were typed during the load into the new page.
    if (live.stored && !live.isLate) live.inPage = live.stored;
    live.isLate = false;
    replaceTexts();
    settle();
  });
  useEffect(() => () => window.clearTimeout(live.pause), [live]);

  /** Shows the content of the form. @param isInPage whether the page has the content that a form begins with */
  const write = (form: { file: string; content: DeskContent }, isInPage: boolean) => {
    const isOther = live.form?.file !== form.file;
    if (!isOther && live.form && isSame(live.form.content, form.content)) return;
    live.form = form;
    if (isOther) Object.assign(live, { stored: form.content, inPage: form.content });
    else replaceTexts();
    window.clearTimeout(live.pause);
    if (isOther && isInPage) return;
    live.pause = window.setTimeout(() => void render(), PAUSE_MS);
  };

  return { path: page?.path, texts: page?.texts ?? [], problem, write, send };
}

/** Texts that differ between two states of a record's fields. */
function changedTexts(
  before: unknown,
  after: unknown,
  path: Path = [],
): { path: Path; was: string; now: string }[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') return [{ path, was: before, now: after }];
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  const isList = Array.isArray(before);
  return Object.entries(before).flatMap(([key, value]) =>
    changedTexts(value, (after as Record<string, unknown>)[key], [...path, isList ? Number(key) : key]),
  );
}
