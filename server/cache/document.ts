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

type Compression = keyof typeof compressors;
export type Encoding = Compression | 'identity';

/** Best first: the smallest for text, at these levels. */
export const COMPRESSIONS = ['br', 'zstd', 'gzip'] as const satisfies readonly Compression[];

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
  /** Names and values by turns: what a 304 says as well. */
  headers: readonly string[];
  /** What only a response with the bytes says. */
  contentHeaders: readonly string[];
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
  readonly #made = new Map<Encoding, EncodedBody>();
  readonly #making = new Map<Encoding, Promise<EncodedBody>>();

  constructor({ name, status, headers, body, br }: DocumentParts) {
    this.name = name;
    this.status = status;
    this.headers = headers;
    this.#body = body;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    if (br) this.#keep('br', br);
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

  /** The body in an encoding, if it has been made. */
  made(encoding: Encoding): EncodedBody | undefined {
    const made = this.#made.get(encoding);
    return made || encoding !== 'identity' ? made : this.#keep(encoding, this.#body);
  }

  /** The body in an encoding; compressed once, away from the main thread. */
  async encoded(encoding: Encoding): Promise<EncodedBody> {
    if (encoding === 'identity') return this.#keep(encoding, this.#body);
    const made = this.#made.get(encoding);
    if (made) return made;
    const making = this.#making.get(encoding) ?? this.#compress(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  async #compress(encoding: Compression): Promise<EncodedBody> {
    try {
      return this.#keep(encoding, await compressors[encoding](this.#body));
    } finally {
      this.#making.delete(encoding);
    }
  }

  #keep(encoding: Encoding, bytes: Buffer): EncodedBody {
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const { 'Content-Type': type, ...headers } = this.headers;
    const contentHeaders = {
      ...(type && { 'Content-Type': type }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    const body = {
      bytes,
      etag,
      headers: Object.entries({ ...headers, ETag: etag }).flat(),
      contentHeaders: Object.entries(contentHeaders).flat(),
    };
    this.#made.set(encoding, body);
    return body;
  }
}
