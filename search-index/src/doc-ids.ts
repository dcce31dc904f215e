/** Assigns docIds: small numbers for documents, used as array indexes. Those of removed documents are reused. */
export class DocIds {
  readonly #docIdById = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #free: number[] = [];

  /** The number of docIds, including free ones. */
  get size(): number {
    return this.#ids.length;
  }

  /** Assigns and returns the docId of a document that has none yet. */
  add(id: number): number {
    const docId = this.#free.pop() ?? this.#ids.length;
    this.#ids[docId] = id;
    this.#docIdById.set(id, docId);
    return docId;
  }

  /** Frees and returns the docId of a document; undefined for an unknown document. */
  remove(id: number): number | undefined {
    const docId = this.#docIdById.get(id);
    if (docId === undefined) return undefined;
    this.#docIdById.delete(id);
    this.#free.push(docId);
    return docId;
  }

  idOf = (docId: number): number => this.#ids[docId] ?? 0;
}
