import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { QUICK_INQUIRY_DELAY_MS, SURVEY_DELAY_MS, SURVEY_DISMISSED_KEY } from '../../../shared/constants.ts';
import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { PageContextProvider } from '../../lib/page-context.tsx';
import { surveyTurnedOff } from '../../store/layout-slice.ts';
// Normally loaded when the first overlay is due; here it is loaded before.
import './overlay-views.tsx';
import { OTHER_CONTENT } from '../../../test/support/sites/other-site.ts';
import { Overlays } from './overlays.tsx';
import { Prompt } from './quick-inquiry/prompt.tsx';

const page = {
  settings: {
    siteOrigin: 'https://site.example',
    mediaOrigin: null,
    sentryDsn: null,
    sentryEnvironment: 'test',
    gtmId: null,
    surveyUrl: 'https://survey.example/',
    surveyCompany: '調査会社(日本)',
    sideDataMs: 0,
  },

  sentReceipt: null,
  state: null,
  contentPages: EXPECTED_PAGES,
  notFound: null,
  language: 'ja',
} as const;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function renderOverlays() {
  return renderInSite(
    <PageContextProvider value={{ ...page, content: OTHER_CONTENT, styles: [], scripts: null }}>
      <Overlays />
    </PageContextProvider>,
  );
}

async function surveyAfterItsTime(): Promise<HTMLElement | null> {
  await act(() => jest.advanceTimersByTimeAsync(SURVEY_DELAY_MS));
  return screen.queryByRole('region', { name: 'Webサイトに関するアンケート' });
}

test('no overlay appears while a page is prerendered; its time begins when the page is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  renderOverlays();
  expect(await surveyAfterItsTime()).toBeNull();
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(screen.queryByRole('region', { name: 'Webサイトに関するアンケート' })).toBeNull();
  expect(await surveyAfterItsTime()).not.toBeNull();
});

test('the survey appears unless the shared flag disables it', async () => {
  renderOverlays();
  expect(await surveyAfterItsTime()).not.toBeNull();
  cleanup();
  const { store } = renderOverlays();
  act(() => void store.dispatch(surveyTurnedOff()));
  expect(await surveyAfterItsTime()).toBeNull();
});

test('closed in another tab while it is shown, it goes', async () => {
  renderOverlays();
  expect(await surveyAfterItsTime()).not.toBeNull();
  const closed = { key: SURVEY_DISMISSED_KEY, newValue: '1' };
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' })));
  expect(screen.queryByRole('region')).not.toBeNull();
  act(() => void window.dispatchEvent(new StorageEvent('storage', closed)));
  expect(screen.queryByRole('region')).toBeNull();
});

test('turned off while it is shown, it goes', async () => {
  const { store } = renderOverlays();
  expect(await surveyAfterItsTime()).not.toBeNull();
  act(() => void store.dispatch(surveyTurnedOff()));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the quick inquiry is offered in the words of the vendor', () => {
  const quickInquiry = { shown: true, title: '技術者に聞く', name: '質問を書く' };
  const content = { ...OTHER_CONTENT, site: { ...OTHER_CONTENT.site, quickInquiry } };
  renderInSite(
    <PageContextProvider value={{ ...page, content, styles: [], scripts: null }}>
      <Prompt hidden={false} onOpen={() => {}} onIntent={() => {}} onClose={() => {}} />
    </PageContextProvider>,
  );
  expect(screen.getByRole('region', { name: '技術者に聞く' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '質問を書く' })).toBeTruthy();
});

test.each([
  [true, 1],
  [false, 0],
])('a vendor decides whether the quick inquiry is offered: %s', async (shown, count) => {
  const quickInquiry = { shown, title: '技術者に聞く' };
  const content = { ...OTHER_CONTENT, site: { ...OTHER_CONTENT.site, quickInquiry } };
  renderInSite(
    <PageContextProvider value={{ ...page, content, styles: [], scripts: null }}>
      <Overlays />
    </PageContextProvider>,
    { routeId: 'products' },
  );
  await act(() => jest.advanceTimersByTimeAsync(QUICK_INQUIRY_DELAY_MS));
  expect(screen.queryAllByRole('region', { name: '技術者に聞く' })).toHaveLength(count);
});
