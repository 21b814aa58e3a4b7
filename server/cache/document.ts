import { createHash } from 'node:crypto';
import { type Compression, compress, decompress, ownCopy } from './compress.ts';

export type Encoding = Compression | 'identity';

/** Best first: the smallest for text, at these levels. */
export const COMPRESSIONS = ['br', 'zstd', 'gzip'] as const satisfies readonly Compression[];

/** Below that a compressed copy saves no packet. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Estimate for the headers, keys and objects of a document. */
const BYTES_PER_DOCUMENT = 2_048;

/** Headers of a response in one encoding, with or without a body. */
interface EncodedHead {
  /** Strong, and different for each encoding, as the bytes differ. */
  etag: string;
  /** Alternating names and values: all headers of a 304. */
  headers: readonly string[];
}

/** A body as it is sent in one encoding. */
export interface EncodedBody extends EncodedHead {
  bytes: Buffer;
  /** Headers of responses with a body only. */
  contentHeaders: readonly string[];
}

interface DocumentParts {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body in Brotli, if it was compressed before. */
  br?: Buffer;
}

/** A complete response that can be sent repeatedly: its bytes in every encoding, each compressed on first request. */
export class Document {
  /** Name of the content, for the log. */
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the plain body. */
  readonly hash: string;
  /** Of the plain body, in bytes. */
  readonly length: number;
  /** Called after each change of `bytes`. */
  onResize: (() => void) | undefined;
  /** Set until the document is packed. */
  #plain: Buffer | undefined;
  readonly #made = new Map<Compression, EncodedBody>();
  readonly #making = new Map<Compression, Promise<EncodedBody>>();

  constructor({ name, status, headers, body, br }: DocumentParts) {
    this.name = name;
    this.status = status;
    this.headers = headers;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.length = body.length;
    this.#plain = body;
    if (br && this.compressible) {
      this.#keep('br', ownCopy(br));
      this.#plain = undefined;
    }
  }

  /** Whether a compressed copy is worth the bytes of its header. */
  get compressible(): boolean {
    return this.length >= MIN_COMPRESSED_BYTES;
  }

  /** Current size in memory. */
  get bytes(): number {
    let bytes = BYTES_PER_DOCUMENT + (this.#plain?.length ?? 0);
    for (const made of this.#made.values()) bytes += made.bytes.length;
    return bytes;
  }

  /** Whether the other document would produce the same response, byte by byte. */
  equals({ name, status, headers, hash }: Document): boolean {
    return (
      this.hash === hash &&
      this.status === status &&
      this.name === name &&
      JSON.stringify(this.headers) === JSON.stringify(headers)
    );
  }

  /**
   * Replaces the plain body by a compressed copy of a sixth of its size: few browsers request the plain one, which is
   * then decompressed. Never rejects; a body that cannot be compressed stays plain.
   */
  async pack(compression: Compression): Promise<void> {
    if (!this.#plain) return;
    if (!this.compressible) {
      this.detach();
      return;
    }
    try {
      await this.#compressed(compression);
    } catch {
      return;
    }
    this.#plain = undefined;
    this.onResize?.();
  }

  /** Copies the plain body into memory of its own. */
  detach(): void {
    if (this.#plain) this.#plain = ownCopy(this.#plain);
  }

  /** Headers of a response in this encoding without its body. */
  head(encoding: Encoding): EncodedHead {
    const made = encoding === 'identity' ? undefined : this.#made.get(encoding);
    if (made) return made;
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const { 'Content-Type': _type, ...headers } = this.headers;
    return { etag, headers: Object.entries({ ...headers, ETag: etag }).flat() };
  }

  /** The body in an encoding, if it is available. */
  made(encoding: Encoding): EncodedBody | undefined {
    if (encoding !== 'identity') return this.#made.get(encoding);
    return this.#plain && this.#body(encoding, this.#plain);
  }

  /** The body in an encoding; compressed once, off the main thread. */
  async encoded(encoding: Encoding): Promise<EncodedBody> {
    return encoding === 'identity'
      ? this.#body(encoding, await this.#unpacked())
      : this.#compressed(encoding);
  }

  #compressed(compression: Compression): Promise<EncodedBody> | EncodedBody {
    const made = this.#made.get(compression);
    if (made) return made;
    const making = this.#making.get(compression) ?? this.#compress(compression);
    this.#making.set(compression, making);
    return making;
  }

  async #compress(compression: Compression): Promise<EncodedBody> {
    try {
      return this.#keep(compression, await compress(await this.#unpacked(), compression));
    } finally {
      this.#making.delete(compression);
    }
  }

  async #unpacked(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    for (const [compression, { bytes }] of this.#made) return decompress(bytes, compression);
    throw new Error('a document without a body');
  }

  #keep(compression: Compression, bytes: Buffer): EncodedBody {
    const body = this.#body(compression, bytes);
    this.#made.set(compression, body);
    this.onResize?.();
    return body;
  }

  #body(encoding: Encoding, bytes: Buffer): EncodedBody {
    const { 'Content-Type': type } = this.headers;
    const contentHeaders = {
      ...(type && { 'Content-Type': type }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    return { ...this.head(encoding), bytes, contentHeaders: Object.entries(contentHeaders).flat() };
  }
}
