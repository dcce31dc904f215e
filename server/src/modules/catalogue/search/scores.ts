import { inShelf, type Posting, placeOf, seatOf } from './postings.ts';

/**
 * How well words match a stock, in one number: the less, the better. First counts how many match by
 * a slip, then the worst place among them, then how many are only begun.
 */
export type Score = number;

/** How a word of the shop matches a typed one: the `typedAt`-th, by a slip or not, whole or begun. */
export type Match = { typedAt: number; slipped: boolean; begun: boolean; namesOnly: boolean };

const slipped = 1 << 8;
const begun = 1;
const inName = 1 << 4;
const anyTier = 3 << 4;

/** Of words that all have to match, fifteen at most. */
const together = (a: Score, b: Score): Score =>
  (a & ~anyTier) + (b & ~anyTier) + Math.max(a & anyTier, b & anyTier);

/** The scores of seats. The room is used again for the next question. */
export class Scores {
  /** One above the score; 0 for none. */
  readonly #kept: Uint16Array;
  readonly #seats: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.#kept = new Uint16Array(size);
    this.#seats = new Int32Array(size);
  }

  /** How many seats it has room for. */
  get size(): number {
    return this.#kept.length;
  }

  /** Those that have a score, in no order. */
  get seats(): Int32Array {
    return this.#seats.subarray(0, this.#count);
  }

  of = (seat: number): Score => (this.#kept[seat] ?? 0) - 1;

  /** Gives the seats of a word their score, unless they have a better one or none in `among`. */
  offer(postings: readonly Posting[], match: Match, among?: Scores): void {
    const cost = (match.slipped ? slipped : 0) + (match.begun ? begun : 0);
    for (const posting of postings) {
      const seat = seatOf(posting);
      if (among !== undefined && among.#kept[seat] === 0) continue;
      const place = placeOf(posting);
      if (match.namesOnly && place >= inShelf) continue;
      // A name begins with what was typed when each word is where it was typed.
      const tier =
        place >= inShelf ? (place - inShelf + 2) << 4 : place === match.typedAt ? 0 : inName;
      this.#offer(seat, cost + tier);
    }
  }

  #offer(seat: number, score: Score): void {
    const kept = this.#kept[seat] ?? 0;
    if (kept === 0) this.#seats[this.#count++] = seat;
    else if (kept <= score) return;
    this.#kept[seat] = score + 1;
  }

  /** Leaves the seats that have a score here and there, with both together. */
  joinWith(other: Scores): void {
    let joined = 0;
    for (let i = 0; i < this.#count; i++) {
      const seat = this.#seats[i] ?? 0;
      const theirs = other.of(seat);
      this.#kept[seat] = theirs < 0 ? 0 : together(this.of(seat), theirs) + 1;
      if (theirs >= 0) this.#seats[joined++] = seat;
    }
    this.#count = joined;
  }

  /** Leaves the seats that pass. */
  keepOnly(passes: (seat: number) => boolean): void {
    let left = 0;
    for (let i = 0; i < this.#count; i++) {
      const seat = this.#seats[i] ?? 0;
      if (passes(seat)) this.#seats[left++] = seat;
      else this.#kept[seat] = 0;
    }
    this.#count = left;
  }

  clear(): void {
    for (let i = 0; i < this.#count; i++) this.#kept[this.#seats[i] ?? 0] = 0;
    this.#count = 0;
  }
}
