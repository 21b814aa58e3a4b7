/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, jest, test } from '@jest/globals';
import { renderToPipeableStream } from 'react-dom/server';
import { createServerMarkup } from '../lib/markup/server-markup.server.tsx';
import { ServerMarkupContext } from '../lib/markup/server-markup.ts';
import { Deferred } from './deferred.tsx';

/** Longer than the 500 bytes from which React may send a section after the rest of the page. */
const LONG = '水'.repeat(1_000);

async function render(value: Promise<string>) {
  const Fallback = jest.fn(() => <p>お待ちください</p>);
  const { pipe } = renderToPipeableStream(
    <ServerMarkupContext value={createServerMarkup()}>
      <main>
        <Deferred name="part" value={value} fallback={<Fallback />}>
          {(data) => <p>{data}</p>}
        </Deferred>
      </main>
    </ServerMarkupContext>,
  );
  const html = await text(pipe(new PassThrough()));
  return { html, fallbacks: Fallback.mock.calls.length };
}

test('a section whose data have arrived is rendered without its fallback', async () => {
  const value = Object.assign(Promise.resolve(LONG), { status: 'fulfilled', value: LONG });
  const { html, fallbacks } = await render(value);
  expect(html).toContain(`<p>${LONG}</p>`);
  expect(fallbacks).toBe(0);
});

test('a section that waits for its data has its fallback', async () => {
  const { html, fallbacks } = await render(new Promise((resolve) => setImmediate(resolve, LONG)));
  expect(html).toContain(`<p>${LONG}</p>`);
  expect(fallbacks).toBe(1);
});
