/** Small numbers for documents, by which arrays are indexed. Those of removed documents are used again. */
export class DocIds {
  readonly #docIdById = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #free: number[] = [];

  /** The number of docIds, free ones included. */
  get size(): number {
    return this.#ids.length;
  }

  /** The docId for a document that has none yet. */
  add(id: number): number {
    const docId = this.#free.pop() ?? this.#ids.length;
    this.#ids[docId] = id;
    this.#docIdById.set(id, docId);
    return docId;
  }

  /** Returns the docId that is free now, undefined for an unknown document. */
  remove(id: number): number | undefined {
    const docId = this.#docIdById.get(id);
    if (docId === undefined) return undefined;
    this.#docIdById.delete(id);
    this.#free.push(docId);
    return docId;
  }

  idOf = (docId: number): number => this.#ids[docId] ?? 0;
}
