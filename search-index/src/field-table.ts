import { POSITION_COUNT } from './postings.ts';

/** A field of the documents. */
export type Field<Name extends string = string> = {
  readonly name: Name;
  /** The rank of a match in this field: from 0, the best, to 7. */
  readonly tier: number;
  /**
   * The rank of a match at the same position: for example, the second term of the query matches the second term of the
   * field. At most one field has this.
   */
  readonly tierInPlace?: number;
  /** True if typos are tolerated in this field only for query terms that the index does not contain as typed. */
  readonly exactIfKnown?: boolean;
};

/** Positions reserved for the terms of the field with a tier in place: more than a query has terms. */
const MIN_PLACES = 16;
const MAX_TIER = 7;

/**
 * The fields of an index and the positions that represent them in postings. Each field has one position, counted down
 * from the last; the field with a tier in place has instead one for each of its terms, counted up from 0.
 */
export class FieldTable<Name extends string = string> {
  readonly #positions = new Map<Name, number>();
  readonly #placed: Field<Name> | undefined;
  readonly #lastPlace: number;
  readonly #tierInPlace: number;
  readonly #tiers = new Uint8Array(POSITION_COUNT);
  readonly #exactIfKnown = new Uint8Array(POSITION_COUNT);

  /** @throws RangeError for too many fields, a second one with a tier in place, or an unknown tier */
  constructor(fields: readonly Field<Name>[]) {
    assertValid(fields);
    this.#placed = fields.find(({ tierInPlace }) => tierInPlace !== undefined);
    this.#tierInPlace = this.#placed?.tierInPlace ?? 0;
    this.#lastPlace = POSITION_COUNT - fields.length - 1;
    fields.forEach((field, i) => {
      this.#positions.set(field.name, POSITION_COUNT - 1 - i);
      this.#describe(POSITION_COUNT - 1 - i, field);
    });
    if (!this.#placed) return;
    for (let place = 0; place <= this.#lastPlace; place++) this.#describe(place, this.#placed);
  }

  /** The names in order of precedence: a term that occurs in several fields counts for the first. */
  get names(): Iterable<Name> {
    return this.#positions.keys();
  }

  /** Returns the position of the term at this index of a field. */
  positionOf(name: Name, index: number): number {
    if (name === this.#placed?.name) return Math.min(index, this.#lastPlace);
    return this.#positions.get(name) ?? 0;
  }

  /** Returns the tier of a match at `position` for the query term at `queryPosition`. */
  tierOf = (position: number, queryPosition: number): number =>
    position === queryPosition ? this.#tierInPlace : (this.#tiers[position] ?? 0);

  isExactIfKnown = (position: number): boolean => this.#exactIfKnown[position] === 1;

  #describe(position: number, { tier, exactIfKnown = false }: Field<Name>): void {
    this.#tiers[position] = tier;
    this.#exactIfKnown[position] = Number(exactIfKnown);
  }
}

function assertValid(fields: readonly Field[]): void {
  if (fields.length > POSITION_COUNT - MIN_PLACES) throw new RangeError(`${fields.length} fields`);
  const placed = fields.flatMap(({ tierInPlace }) => tierInPlace ?? []);
  if (placed.length > 1) throw new RangeError('several fields with a tier in place');
  for (const tier of [...placed, ...fields.map((field) => field.tier)]) {
    if (!(Number.isInteger(tier) && tier >= 0 && tier <= MAX_TIER))
      throw new RangeError(`no tier ${tier}`);
  }
}
