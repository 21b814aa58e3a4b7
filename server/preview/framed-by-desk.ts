import type { ServerResponse } from 'node:http';

/** Path of the desk's script for pages in its frame. */
export const DESK_SCRIPT = '/admin/frame.js';

/** Lets the desk show a response in a frame and run its script there; everything else stays forbidden. */
export function framedByDesk(res: ServerResponse, desk: string): void {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = (...head: unknown[]) => {
    const policy = String(res.getHeader('Content-Security-Policy') ?? '')
      .replace('script-src ', `script-src ${desk}${DESK_SCRIPT} `)
      .replace("frame-ancestors 'none'", `frame-ancestors ${desk}`);
    res.setHeader('Content-Security-Policy', policy);
    res.removeHeader('X-Frame-Options');
    return writeHead(...head);
  };
}
