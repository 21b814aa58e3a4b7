const HEAD_END = '\r\n\r\n';
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/** Finds the end of each response on a connection by its length, without parsing the content. */
export class ResponseEnd {
  #head = '';
  /** Remaining bytes of the body; undefined while the head is read, infinite when the body is chunked. */
  #left: number | undefined;
  #tail: Buffer = Buffer.alloc(0);

  /** Consumes bytes and returns whether they complete the response. */
  reads(bytes: Buffer): boolean {
    const body = this.#left === undefined ? this.#readHead(bytes) : bytes;
    if (!body || this.#left === undefined) return false;
    if (this.#left === Number.POSITIVE_INFINITY) {
      this.#tail = Buffer.concat([this.#tail, body]).subarray(-CHUNKS_END.length);
      return this.#tail.equals(CHUNKS_END) && this.#finish();
    }
    this.#left -= body.length;
    return this.#left <= 0 && this.#finish();
  }

  /** Part of the bytes that belongs to the body; undefined until the head is complete. */
  #readHead(bytes: Buffer): Buffer | undefined {
    const before = this.#head.length;
    this.#head += bytes.toString('latin1');
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return undefined;
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head)?.[1];
    const isChunked = /\r\ntransfer-encoding: *chunked/i.test(this.#head);
    this.#left = isChunked ? Number.POSITIVE_INFINITY : hasBody(this.#head) ? Number(length ?? 0) : 0;
    return bytes.subarray(end + HEAD_END.length - before);
  }

  #finish(): true {
    this.#head = '';
    this.#left = undefined;
    this.#tail = Buffer.alloc(0);
    return true;
  }
}

/** A 304 has the length of the omitted body. */
function hasBody(head: string): boolean {
  return !/^HTTP\/1\.1 (?:204|304)/.test(head);
}
