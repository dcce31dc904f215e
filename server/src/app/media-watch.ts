import type { FileStore } from '../platform/media/index.ts';

/** Checks whether the picture files can be accessed, and stores the last result. */
export class MediaWatch {
  readonly #files: Pick<FileStore, 'check'>;
  readonly #warn: (message: string) => void;
  #problem: string | null = null;
  constructor(files: Pick<FileStore, 'check'>, warn: (message: string) => void) {
    this.#files = files;
    this.#warn = warn;
  }
  /** A description of the problem at the last check; null if there was none. */
  get problem(): string | null {
    return this.#problem;
  }
  /** Checks the store; logs a warning if the problem is a different one than before. */
  async check(): Promise<void> {
    const problem = await this.#files.check().then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null && problem !== this.#problem) this.#warn(`pictures: ${problem}`);
    this.#problem = problem;
  }
}
