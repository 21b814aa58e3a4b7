import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';

/** Calls whose answers stand beside a page's main content. */
const SECONDARY =
  /^\/api\/(?:case\/pageList|consult\/quesList|\w+\/hotList|goods\/(?:list\?|index|fileList|getCategoryRelate|listNew|proQues|listFaq|dataSheet|queryTopByWriting))/;
const LATE_MS = 40;

/**
 * An API that answers as the one at `origin`, but late with what stands beside a page's main content, so that people get
 * its placeholder first and the section streams in.
 */
export function startLateUpstream(origin: string): Promise<FakeUpstream> {
  return startFakeUpstream(async (req, res) => {
    const answer = await fetch(origin + req.url);
    const body = await answer.text();
    const send = () => res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
    if (SECONDARY.test(req.url ?? '')) setTimeout(send, LATE_MS);
    else send();
  });
}
