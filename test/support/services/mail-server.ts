import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  /** `from` and `to` are those of the envelope. */
  received: { from: string; to: string[]; text: string }[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine that records received mails. */
export async function startMailServer(
  port = 0,
  refused: string[] = [],
  /** Delays the acceptance of each mail until it resolves. */
  isLetIn: () => Promise<void> = async () => {},
): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(
        refused.includes(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        const text = Buffer.concat(chunks).toString('utf8');
        isLetIn().then(() => {
          received.push({ from, to, text });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Base64 parts of a mail and its subject, decoded. */
export function decodedMail(mailText: string): string {
  const parts = [...mailText.matchAll(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, part = '']) => part);
  const subjects = [...mailText.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi)].map(([, part = '']) => part);
  return [...parts, ...subjects].map((part) => Buffer.from(part, 'base64').toString('utf8')).join('\n');
}
