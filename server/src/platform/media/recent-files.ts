/** An LRU cache of small files, `maxBytes` in total: all visitors of a page request the same files. */
export class RecentFiles {
  readonly #files = new Map<string, Buffer>();
  readonly #maxBytes: number;
  #bytes = 0;
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }
  get(key: string): Buffer | undefined {
    const bytes = this.#files.get(key);
    if (bytes) this.add(key, bytes);
    return bytes;
  }
  add(key: string, bytes: Buffer): void {
    this.#delete(key);
    if (bytes.length > this.#maxBytes) return;
    this.#files.set(key, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest);
    }
  }
  #delete(key: string): void {
    this.#bytes -= this.#files.get(key)?.length ?? 0;
    this.#files.delete(key);
  }
}
