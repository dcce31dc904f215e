import type { FileStore } from '../platform/media/index.ts';

/** Whether the files of pictures can be used, as it was found last. */
export class MediaWatch {
  readonly #files: Pick<FileStore, 'check'>;
  readonly #warn: (message: string) => void;
  #problem: string | null = null;
  constructor(files: Pick<FileStore, 'check'>, warn: (message: string) => void) {
    this.#files = files;
    this.#warn = warn;
  }
  /** For people; null while they can be used. */
  get problem(): string | null {
    return this.#problem;
  }
  /** Asks the store; warns of each other problem once. */
  async check(): Promise<void> {
    const problem = await this.#files.check().then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null && problem !== this.#problem) this.#warn(`pictures: ${problem}`);
    this.#problem = problem;
  }
}
