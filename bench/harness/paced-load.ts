// Sends requests at an even pace for some seconds and prints how long their responses took.
import { Agent, request } from 'node:http';

const { port, path, headers, requestsPerS, seconds } = JSON.parse(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const tookMs: number[] = [];
let open = 0;

function ask(): void {
  open += 1;
  const sent = performance.now();
  const done = () => {
    open -= 1;
  };
  request({ host: '127.0.0.1', port, path, headers, agent }, (res) => {
    res.resume();
    res.once('end', () => tookMs.push(performance.now() - sent)).once('close', done);
  })
    .once('error', done)
    .end();
}

const start = performance.now();
let sent = 0;
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const elapsed = performance.now() - start;
    for (const due = (Math.min(elapsed, seconds * 1_000) / 1_000) * requestsPerS; sent < due; sent += 1)
      ask();
    if (elapsed < seconds * 1_000 || open > 0) return;
    clearInterval(timer);
    resolve();
  }, 1);
});
agent.destroy();
tookMs.sort((one, other) => one - other);
const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
console.log(JSON.stringify({ requestsPerS: tookMs.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }));
