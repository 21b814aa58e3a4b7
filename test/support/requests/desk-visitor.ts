import { type RawResponse, rawRequest } from './raw-request.ts';

/** A browser that signs in at a desk: follows redirects, to the provider and back, and keeps cookies. */
export class DeskVisitor {
  /** By their names. */
  readonly cookies = new Map<string, string>();
  /** Every `Set-Cookie` of the desk. */
  readonly setCookies: string[] = [];
  readonly #port: number;
  readonly #origin: string;

  /** @param origin public origin of the desk; requests to it are sent to the port on this machine */
  constructor(port: number, origin: string) {
    this.#port = port;
    this.#origin = origin;
  }

  async ask(target: string, method = 'GET'): Promise<RawResponse> {
    const answer = await rawRequest(this.#port, target, {
      method,
      headers: {
        Host: new URL(this.#origin).host,
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { Origin: this.#origin, 'X-Desk': '1' }),
      },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return answer;
  }

  /** @returns the final address at the desk */
  async signIn(start = '/admin/sign-in'): Promise<string> {
    let target = start;
    for (let step = 0; step < 6; step += 1) {
      const { headers } = target.startsWith('/')
        ? await this.ask(target)
        : { headers: Object.fromEntries((await fetch(target, { redirect: 'manual' })).headers) };
      if (headers.location === undefined) return target;
      target = String(headers.location).replace(this.#origin, '');
    }
    throw new Error('too many redirects');
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}
