/** What a document is written to; a compressor flushes. */
export type Destination = NodeJS.WritableStream & { flush?: () => void; destroy?: (error: Error) => void };

/**
 * Between React, which writes a document in some twenty pieces of 4 KB, and its response: what is ready goes on in one piece
 * after each of React's flushes, and with the end where that comes in the same turn. A compressor works on each piece in
 * another thread, so fewer of them cost less.
 */
export class FlushBuffer {
  readonly #destination: Destination;
  #pieces: Uint8Array[] = [];
  #hasEnded = false;

  constructor(destination: Destination) {
    this.#destination = destination;
  }

  /** Always has room: React holds as much until it has written it. */
  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  flush(): void {
    queueMicrotask(() => {
      if (this.#pieces.length === 0) return;
      this.#destination.write(this.#taken());
      this.#destination.flush?.();
    });
  }

  end(): void {
    this.#hasEnded = true;
    this.#destination.end(this.#taken());
  }

  destroy(error: Error): void {
    this.#pieces = [];
    this.#destination.destroy?.(error);
  }

  /** Until the end: React gives up a render that nobody reads, and looks for what is left of it after one that is whole, too. */
  on(event: string, listener: (...args: unknown[]) => void): this {
    this.#destination.on(event, (...args) => {
      if (!this.#hasEnded) listener(...args);
    });
    return this;
  }

  #taken(): Buffer {
    const whole = Buffer.concat(this.#pieces);
    this.#pieces = [];
    return whole;
  }
}
