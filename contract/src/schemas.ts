import { locales } from '@sabuja/kit';
import Type, { type Static } from 'typebox';
import { MAX_CURSOR_LENGTH, MAX_ID, MAX_PAGE, MAX_REASON_LENGTH, OTP_DIGITS } from './limits.ts';
import { departments } from './rules/departments.ts';
import { MOBILE_PATTERN } from './rules/mobile-number.ts';
import { PINCODE_PATTERN, UID_PATTERN } from './rules/patterns.ts';

/** Rupees with at most two decimals: the form of every amount on the wire. */
export const Rupees = (
  options: { minimum?: number; maximum?: number; description?: string } = {},
) => Type.Number(options);

/**
 * An amount of a request: one with a fraction of a paisa is refused, and one above 100 million, up to which a number of
 * JSON is exact enough to be a multiple of a hundredth.
 */
export const RequestedRupees = (options: Parameters<typeof Rupees>[0] = {}) =>
  Type.Number({ maximum: 100_000_000, ...options, multipleOf: 0.01 });

export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const Uid = Type.String({ pattern: `^${UID_PATTERN}$` });
export const CustomerUid = Type.String({ ...Uid, description: "the customer's uid" });
export const OrderUid = Type.String({ ...Uid, description: "the order's uid" });
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** '+91' and ten digits, the first 6 to 9. */
export const MobileNumber = Type.String({ pattern: `^\\+91${MOBILE_PATTERN}$` });
export const OneTimeCode = Type.String({ pattern: `^[0-9]{${OTP_DIGITS}}$` });
export const Pincode = Type.String({ pattern: `^${PINCODE_PATTERN}$` });
/** A calendar day in India. */
export const DateText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** A period of days in India, both inclusive. */
export const period = {
  from: Type.String({ ...DateText, description: 'the first day in India' }),
  to: Type.String({ ...DateText, description: 'the last day in India' }),
};
/** The period of days in India that a list covers; an absent bound means no limit on that side. */
export const optionalPeriod = {
  from: Type.Optional(period.from),
  to: Type.Optional(period.to),
};
export const Instant = Type.String({ format: 'date-time' });
/** A text of at most `maxLength` characters that is not blank. */
export const NonBlank = (maxLength: number) => Type.String({ pattern: '\\S', maxLength });
/** Why something is done, by staff or a customer: required; the optional one may also be empty. */
export const Reason = NonBlank(MAX_REASON_LENGTH);
export const OptionalReason = Type.Optional(Type.String({ maxLength: MAX_REASON_LENGTH }));

export const Department = Type.Enum([...departments], { type: 'string' });
export type Department = Static<typeof Department>;
/** A language of the shop (ISO 639-1). */
export const Language = Type.Enum([...locales], { type: 'string' });
export const ItemType = Type.Union([Type.Literal('STOCK'), Type.Literal('COMBO')]);
export type ItemType = Static<typeof ItemType>;

/** The query of a list in pages; `limit` is the default number of rows on a page, at most 100. */
export const paging = (limit: number) => ({
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'from 1' }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: limit, description: 'on a page' }),
});

/** A page of a list; `total` counts the rows of all pages. */
export const Page = <T extends Type.TSchema>(item: T) =>
  Type.Object({
    results: Type.Array(item),
    page: Type.Integer(),
    total: Type.Integer(),
    total_pages: Type.Integer(),
  });

/** The query of a staff list; the cursors in each response lead to the next and the previous page. */
export const cursorPaging = (limit: number) => ({
  ...paging(limit),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      maxLength: MAX_CURSOR_LENGTH,
      description:
        '`next` or `previous` of a page: rows that come or go before it move nothing. Goes before `page`.',
    }),
  ),
});

const Cursor = Nullable(Type.String({ description: 'the `cursor` of the page beside it' }));

/** A page of a staff list, with the cursors of the next and the previous page. */
export const CursorPage = <T extends Type.TSchema>(item: T) =>
  Type.Object({ ...Page(item).properties, next: Cursor, previous: Cursor });

export const Message = Type.Object({ message: Type.String() });

/** The body of every problem response. `message` is a text for the customer. */
export const Problem = Type.Object({
  code: Type.String({ description: 'stable, for programs' }),
  message: Type.String({ description: 'for people' }),
  field: Type.Optional(Type.String({ description: 'the first invalid field' })),
  retry_after: Type.Optional(Type.Integer({ description: 'seconds' })),
  details: Type.Optional(Type.Unknown()),
  challenge: Type.Optional(
    Type.Unknown({
      description:
        'an ALTCHA challenge: the same request is taken with `X-Proof-Of-Work`, which is {challenge, solution} as JSON in base64',
    }),
  ),
});
export type Problem = Static<typeof Problem>;
