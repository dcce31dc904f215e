import { type Milliseconds, minutes } from '@sabuja/kit';

/** How long changes are stored. */
const MEMORY = minutes(2);

/** Stores the last change of each topic within the last two minutes, and since when no change was missed. */
export class RecentChanges {
  /** The time of each topic's last change, oldest first. */
  readonly #changedAt = new Map<string, Milliseconds>();
  #receivingSince: Milliseconds | undefined;
  readonly #now: () => Milliseconds;

  constructor(now: () => Milliseconds = () => performance.now()) {
    this.#now = now;
  }

  /** Call it when every change is received from now on. */
  start(): void {
    this.#receivingSince = this.#now();
  }

  /** Call it when changes may be missed from now on. */
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

  /** Returns true only if the topic certainly did not change within the last `duration`. */
  isUnchanged(topic: string, duration: Milliseconds): boolean {
    if (this.#receivingSince === undefined || duration > MEMORY) return false;
    const since = this.#now() - duration;
    return this.#receivingSince <= since && (this.#changedAt.get(topic) ?? since) <= since;
  }
}
