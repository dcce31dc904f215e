import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Address, AddressFields } from './identity.ts';
import { MAX_IDEMPOTENCY_KEY_LENGTH, MAX_TYPED_COUPON_LENGTH } from './limits.ts';
import { placeOrderProblemCodes } from './order-problems.ts';
import { PlaceOrder } from './orders.ts';
import {
  Estimate,
  invalidPaymentMethod,
  OrderLine,
  PaymentMethod,
  pricingProblemCodes,
} from './pricing.ts';
import {
  CustomerUid,
  DateText,
  Instant,
  Language,
  MobileNumber,
  NonBlank,
  Nullable,
  OneTimeCode,
  OrderUid,
  Pincode,
  Rupees,
  Uid,
} from './schemas.ts';

const { order_from: _, ...orderProperties } = PlaceOrder.properties;

/** An order that a customer dictates by phone: like their own order, from an estimate, to a saved address of theirs. */
export const PhoneOrder = Type.Object({
  ...orderProperties,
  customer_address: Type.String({ ...Uid, description: 'of a saved address of the customer' }),
  estimation_id: Type.String({ maxLength: 60 }),
});
export type PhoneOrder = Static<typeof PhoneOrder>;

const PhoneEstimate = Type.Object({
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: 200 }),
  address: Type.Optional(
    Type.String({ ...Uid, description: 'of a saved address of the customer' }),
  ),
  pincode: Pincode,
  payment_method: PaymentMethod,
  is_same: Type.Boolean({ default: false, description: 'one delivery of both departments' }),
  coupon: Type.Optional(Type.String({ maxLength: MAX_TYPED_COUPON_LENGTH })),
  remaining_of: Type.Optional(
    Type.String({ maxLength: 60, description: 'an estimate of which one order is placed' }),
  ),
  delivery_date: Type.Optional(DateText),
  delivery_slot: Type.Optional(Type.String({ maxLength: 60 })),
});

const place = { guard: 'staff', may: 'orders.place' } as const;
const ofCustomer = { ...place, params: Type.Object({ uid: CustomerUid }) };
const estimationId = Type.String({ maxLength: 60, description: 'the estimate to be paid' });

/** Why no payment link can be sent. */
const linkProblemCodes = { LINKS_OFF: 409, LINK_UNAVAILABLE: 503 } as const;

export const staffPhoneOrderCalls = {
  'POST /api/v1/staff/phone-customers': call({
    operationId: 'openPhoneCustomer',
    summary:
      'The customer with a number; creates the account once the caller has agreed to the privacy notice',
    ...place,
    rate: 'write',
    whenOpen: true,
    body: Type.Object({
      phone: MobileNumber,
      full_name: NonBlank(120),
      language: Language,
      consent: Type.Boolean({
        description: 'the privacy notice was read to the caller, who agreed',
      }),
    }),
    invalid: {
      phone: 'Please enter a mobile number of India: ten digits, the first 6 to 9.',
      full_name: 'Please enter the name of the caller.',
    },
    problems: { CONSENT_NEEDED: 422 },
    response: Type.Object({
      uid: CustomerUid,
      is_new: Type.Boolean({ description: 'false: the number had an account, which is unchanged' }),
    }),
  }),
  'POST /api/v1/staff/customers/{uid}/addresses': call({
    operationId: 'addPhoneAddress',
    summary: 'Save an address that a customer gives on the phone',
    ...ofCustomer,
    rate: 'write',
    body: AddressFields,
    problems: { NO_CUSTOMER: 404, PINCODE_NEEDED: 422, PLACE_NEEDED: 422, TOO_MANY_ADDRESSES: 409 },
    response: Address,
  }),
  'POST /api/v1/staff/customers/{uid}/estimates': call({
    operationId: 'createPhoneEstimate',
    summary: 'Price a checkout for a caller, by the rules of their own',
    ...ofCustomer,
    rate: 'write',
    whenOpen: true,
    body: PhoneEstimate,
    invalid: invalidPaymentMethod,
    problems: { ...pricingProblemCodes, NO_CUSTOMER: 404 },
    response: Estimate,
  }),
  'POST /api/v1/staff/customers/{uid}/wallet-code': call({
    operationId: 'sendPhoneWalletCode',
    summary:
      'Send a code to the number of a customer: with it they allow an estimate to be paid from their wallet',
    ...ofCustomer,
    rate: 'otp',
    body: Type.Object({ estimation_id: estimationId }),
    problems: { NO_CUSTOMER: 404, NO_ESTIMATE: 404, WALLET_HELD: 409, TOO_MANY_CODES: 429 },
    response: Type.Object({
      sent_to: Type.String({ description: 'masked' }),
      amount: Rupees({ description: 'of the estimate, as the message says' }),
    }),
  }),
  'POST /api/v1/staff/customers/{uid}/wallet-code/validate': call({
    operationId: 'confirmPhoneWallet',
    summary: 'Confirm with the code that the caller reads out; for this estimate alone',
    ...ofCustomer,
    rate: 'otp',
    body: Type.Object({ estimation_id: estimationId, otp: OneTimeCode }),
    invalid: { otp: 'Please enter the code of five digits.' },
    problems: { NO_CUSTOMER: 404, NO_ESTIMATE: 404, INVALID_OTP: 400, NUMBER_LOCKED: 429 },
    response: Type.Object({ confirmed_at: Instant }),
  }),
  'POST /api/v1/staff/customers/{uid}/orders': call({
    operationId: 'placePhoneOrder',
    summary:
      'Place an order for a caller; with an Idempotency-Key header, a repeat returns the first response',
    ...ofCustomer,
    rate: 'write',
    whenOpen: true,
    headers: Type.Object({
      'Idempotency-Key': Type.Optional(
        Type.String({
          maxLength: MAX_IDEMPOTENCY_KEY_LENGTH,
          description: 'The same for every repeat of one order',
        }),
      ),
    }),
    body: PhoneOrder,
    invalid: invalidPaymentMethod,
    problems: { ...placeOrderProblemCodes, NO_CUSTOMER: 404, LINKS_OFF: 409 },
    response: Type.Object({ data: Type.Array(Uid) }),
  }),
  'POST /api/v1/staff/orders/{uid}/payment-link': call({
    operationId: 'sendPaymentLink',
    summary:
      'Send the payment link of an unpaid order, and of the other one of its checkout, again',
    ...place,
    rate: 'outside',
    params: Type.Object({ uid: OrderUid }),
    problems: { NO_ORDER: 404, NOTHING_TO_PAY: 409, BEING_PAID: 409, ...linkProblemCodes },
    response: Type.Object({
      sent_to: Nullable(Type.String({ description: 'masked' })),
      amount: Rupees(),
    }),
  }),
};
