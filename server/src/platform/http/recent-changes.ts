import { type Milliseconds, minutes } from '@sabuja/kit';

/** How far back changes are remembered. */
const MEMORY = minutes(2);

/** The last change of each topic that was received in the last minutes, and since when nothing was missed. */
export class RecentChanges {
  /** By the time of the last change, oldest first. */
  readonly #changedAt = new Map<string, Milliseconds>();
  #receivingSince: Milliseconds | undefined;
  readonly #now: () => Milliseconds;

  constructor(now: () => Milliseconds = () => performance.now()) {
    this.#now = now;
  }

  /** From now on every change is received. */
  start(): void {
    this.#receivingSince = this.#now();
  }

  /** From now on changes may be missed. */
  stop(): void {
    this.#receivingSince = undefined;
  }

  add(topic: string): void {
    const now = this.#now();
    this.#changedAt.delete(topic);
    this.#changedAt.set(topic, now);
    for (const [oldest, at] of this.#changedAt) {
      if (at > now - MEMORY) return;
      this.#changedAt.delete(oldest);
    }
  }

  /** Whether a topic certainly did not change for so long. */
  isUnchanged(topic: string, duration: Milliseconds): boolean {
    if (this.#receivingSince === undefined || duration > MEMORY) return false;
    const since = this.#now() - duration;
    return this.#receivingSince <= since && (this.#changedAt.get(topic) ?? since) <= since;
  }
}
