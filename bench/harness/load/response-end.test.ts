import { expect, test } from '@jest/globals';
import { ResponseEnd } from './response-end.ts';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

test.each([
  ['a length', `${HEAD}Content-Length: 5\r\n\r\nwords`],
  ['a length of nothing', 'HTTP/1.1 301 Moved\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'],
  ['no length', 'HTTP/1.1 301 Moved\r\nLocation: /\r\n\r\n'],
  ['a length of what is not sent', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 80\r\n\r\n'],
  ['chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nwords\r\n0\r\n\r\n`],
])('the end of a response with %s is found wherever it is cut', (_name, response) => {
  for (let cut = 1; cut < response.length; cut += 1) {
    const end = new ResponseEnd();
    for (const again of [1, 2]) {
      expect([again, cut, end.reads(Buffer.from(response.slice(0, cut)))]).toEqual([again, cut, false]);
      expect([again, cut, end.reads(Buffer.from(response.slice(cut)))]).toEqual([again, cut, true]);
    }
  }
});
