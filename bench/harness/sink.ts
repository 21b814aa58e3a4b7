// A stand-in for Sentry on loopback: reads each request and discards it. `node bench/harness/sink.ts PORT`.
import { createServer } from 'node:http';

createServer((req, res) => {
  req.resume().once('end', () => res.end('{}'));
}).listen(Number(process.argv[2]), '127.0.0.1');
