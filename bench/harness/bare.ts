// Plain Node server that answers every request with the response in the given file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedResponse } from './record.ts';

const [file = '', port = ''] = process.argv.slice(2);
const { status, headers, body }: RecordedResponse = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_req, res) => {
  res.writeHead(status, headers);
  res.end(bytes);
}).listen(Number(port), '127.0.0.1');
