/** Target of a document; a compressor has `flush`. */
export type Destination = NodeJS.WritableStream & { flush?: () => void; destroy?: (error: Error) => void };

/**
 * Buffer between React, which writes a document in some twenty chunks of 4 KB, and its response. It writes one chunk
 * per flush of React, and combines the last one with the end if both happen in the same tick. Fewer chunks cost less,
 * because a compressor processes each of them in another thread.
 */
export class FlushBuffer {
  readonly #destination: Destination;
  #pieces: Uint8Array[] = [];
  #hasEnded = false;

  constructor(destination: Destination) {
    this.#destination = destination;
  }

  /** Never applies backpressure: React would buffer the same data itself. */
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

  /**
   * Forwards events until the end. React aborts a render whose reader has gone, and would do so even after a complete
   * one.
   */
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
