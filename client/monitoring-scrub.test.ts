import { expect, test } from '@jest/globals';
import { scrubbing, scrubJson } from './monitoring-scrub.ts';

test.each([
  ['{"url":"https://a.example/search?value=taro#x"}', '{"url":"https://a.example/search"}'],
  ['{"from":"/sales?happenContent=abc","to":"/news#top"}', '{"from":"/sales","to":"/news"}'],
  ['{"message":"no taro.yamada@mail.example.jp here"}', '{"message":"no *** here"}'],
  [
    '{"href":"https://a.example/","text":"何? そう/です?"}',
    '{"href":"https://a.example/","text":"何? そう/です?"}',
  ],
])('%s is sent as %s', (typed, sent) => {
  expect(scrubJson(typed)).toBe(sent);
  JSON.parse(sent);
});

test('events and recordings are sent without queries, in every form', async () => {
  const sent: unknown[] = [];
  const transport = scrubbing(() => ({
    send: async (envelope) => {
      sent.push(envelope);
      return {};
    },
    flush: async () => true,
  }))({} as never);
  const envelope = [
    {},
    [
      [{ type: 'event' }, { request: { url: 'https://a.example/search?value=taro' } }],
      [{ type: 'replay_recording' }, '{"segment_id":0}\n[{"data":{"href":"https://a.example/?value=taro"}}]'],
    ],
  ];
  await transport.send(envelope as never);
  expect(JSON.stringify(sent)).not.toContain('taro');
  expect(JSON.stringify(sent)).toContain('https://a.example/search');
});
