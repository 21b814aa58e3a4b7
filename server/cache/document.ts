import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => promisify(zstdCompress)(body),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

export type Encoding = keyof typeof compressors | 'identity';

/** Best first: the smallest for text, at these levels. */
export const COMPRESSIONS = ['br', 'zstd', 'gzip'] as const satisfies readonly Encoding[];

/** What a compressed copy takes of the plain one, at most, with room for all three of them. */
const COMPRESSED_SHARE = 0.75;
/** Below that a compressed copy saves nothing: both fit into one packet. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Headers, keys and objects of a document. */
const BYTES_PER_DOCUMENT = 2_048;

/** A body as it is sent in one encoding. */
export interface EncodedBody {
  bytes: Buffer;
  /** Strong, and another one for each encoding, as the bytes differ. */
  etag: string;
}

export interface DocumentParts {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body in Brotli, where it has been made before. */
  br?: Buffer;
}

/** A whole response that can be sent again: its bytes in every encoding, each made when it is first asked for. */
export class Document {
  /** Of what it shows, for the log. */
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #body: Buffer;
  /** Of the plain body. */
  readonly hash: string;
  readonly #encoded = new Map<Encoding, Promise<EncodedBody>>();

  constructor({ name, status, headers, body, br }: DocumentParts) {
    this.name = name;
    this.status = status;
    this.headers = headers;
    this.#body = body;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    if (br) this.#encoded.set('br', Promise.resolve({ bytes: br, etag: this.#etag('br') }));
  }

  /** Of the plain body, in bytes. */
  get length(): number {
    return this.#body.length;
  }

  /** Whether a compressed copy is worth the bytes of its header. */
  get compressible(): boolean {
    return this.length >= MIN_COMPRESSED_BYTES;
  }

  /** What it takes in memory once all encodings are made. */
  get bytes(): number {
    return BYTES_PER_DOCUMENT + Math.ceil(this.length * (1 + COMPRESSED_SHARE));
  }

  /** The bytes in an encoding; compressed once, away from the main thread. */
  encoded(encoding: Encoding): Promise<EncodedBody> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  async #encode(encoding: Encoding): Promise<EncodedBody> {
    const bytes = encoding === 'identity' ? this.#body : await compressors[encoding](this.#body);
    return { bytes, etag: this.#etag(encoding) };
  }

  #etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
  }
}
