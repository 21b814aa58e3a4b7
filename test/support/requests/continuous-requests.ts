import { Agent, type IncomingMessage, request } from 'node:http';

/** Sends requests continuously, some over one connection, some over a new one each time. */
export function askContinuously(urls: readonly string[]) {
  const failures: string[] = [];
  let answered = 0;
  let stopped = false;

  async function visit(agent: Agent): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      const url = urls[turn % urls.length] as string;
      const outcome = await statusOf(url, agent).catch((error: Error) => error.message);
      answered += 1;
      if (outcome !== 200) failures.push(`${url}: ${outcome}`);
    }
    agent.destroy();
  }

  const visits = [true, true, true, false].map((keepAlive) => visit(new Agent({ keepAlive, maxSockets: 1 })));
  return {
    failures,
    answered: () => answered,
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(visits);
    },
  };
}

/**
 * Status of a response. A server may close an idle connection at the moment of a request; like browsers, repeats that
 * request over another one.
 */
async function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  const sent = request(url, { agent });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject).end();
    });
    for await (const _chunk of response);
    return response.statusCode;
  } catch (error) {
    if (sent.reusedSocket && isReset(error)) return statusOf(url, agent);
    throw error;
  }
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
