import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import path from 'node:path';
import { FOLDER } from '../harness/servers.ts';

/** Headers of HTTP/1.1, which HTTP/2 rejects. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Starts a proxy with TLS and HTTP/2 before the site, as the web server in production. */
export function startHttps(port: number, sitePort: number): Promise<Http2SecureServer> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(makeCertificate(), (req, res) => {
    const { method, url } = req;
    const host = req.headers[':authority'];
    const headers = { ...endToEnd(req.headers), host, 'x-forwarded-proto': 'https' };
    const upstream = request(
      { host: '127.0.0.1', port: sitePort, method, path: url, headers, agent },
      (response) => {
        res.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
        response.pipe(res);
      },
    );
    upstream.once('error', () => res.stream.close());
    req.pipe(upstream);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );
}

/** Creates a self-signed certificate for this run. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const key = path.join(FOLDER, 'key.pem');
  const cert = path.join(FOLDER, 'cert.pem');
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...made, ...named, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
