import type { Milliseconds } from '@sabuja/kit';

/** A clock that stands still until it is set or advanced. Starts on a Saturday, 10:00 IST. */
export class TestClock {
  #now: Date;
  constructor(now = '2026-11-21T04:30:00Z') {
    this.#now = new Date(now);
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(instant: string): void {
    this.#now = new Date(instant);
  }
  advance(time: Milliseconds): void {
    this.#now = new Date(this.#now.getTime() + time);
  }
}
