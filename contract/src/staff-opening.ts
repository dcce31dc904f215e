import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import {
  openingGaps,
  openingSteps,
  providerChannels,
  testOutcomes,
} from './rules/opening-steps.ts';
import { Instant, MobileNumber, Nullable } from './schemas.ts';

const Gaps = Type.Array(Type.Enum([...openingGaps], { type: 'string' }));
const Outcome = Type.Enum([...testOutcomes], { type: 'string' });

export const ProviderState = Type.Object({
  channel: Type.Enum([...providerChannels], { type: 'string' }),
  provider: Nullable(Type.String({ description: 'null: none is set' })),
  mode: Type.Enum(['live', 'test', 'outbox'], {
    type: 'string',
    description: 'outbox: messages stay on this machine, at /dev/outbox',
  }),
  tested_at: Nullable(Type.String({ ...Instant, description: 'the last test of this provider' })),
  outcome: Nullable(Outcome),
});
export type ProviderState = Static<typeof ProviderState>;

/** The progress of a shop's setup until it is open. */
export const ShopOpening = Type.Object({
  opened_at: Nullable(Instant),
  opened_by: Nullable(Type.String()),
  steps: Type.Array(
    Type.Object({
      name: Type.Enum([...openingSteps], { type: 'string' }),
      missing: Gaps,
    }),
    { description: 'in sequence; a step lacks nothing when it is done' },
  ),
  blocking: Gaps,
  providers: Type.Array(ProviderState),
});
export type ShopOpening = Static<typeof ShopOpening>;

const ProviderTest = Type.Object({
  outcome: Outcome,
  reason: Nullable(Type.String({ description: 'what the provider said' })),
});
export type ProviderTest = Static<typeof ProviderTest>;

const manage = { guard: 'staff', may: 'opening.manage' } as const;
const testProblems = { NO_PROVIDER: 409, TEST_LIMIT: 429 } as const;

export const staffOpeningCalls = {
  'GET /api/v1/staff/opening': call({
    operationId: 'getOpening',
    summary: 'Whether the shop is open, and what it lacks for that',
    ...manage,
    rate: 'read',
    response: ShopOpening,
  }),
  'POST /api/v1/staff/opening': call({
    operationId: 'openShop',
    summary: 'Open the shop to shoppers, for good; a repeat changes nothing',
    guard: 'staff',
    may: 'opening.open',
    recentFactor: true,
    rate: 'write',
    problems: { OPENING_INCOMPLETE: 409 },
    response: ShopOpening,
  }),
  'POST /api/v1/staff/opening/preview': call({
    operationId: 'previewShop',
    summary: 'Let this browser see the shop before it opens, for 12 hours',
    ...manage,
    rate: 'write',
    response: Type.Object({ until: Instant }),
  }),
  'POST /api/v1/staff/opening/test-payments': call({
    operationId: 'testPayments',
    summary: 'Test the keys of the payment provider by an authenticated read',
    ...manage,
    rate: 'outside',
    problems: testProblems,
    response: ProviderTest,
  }),
  'POST /api/v1/staff/opening/test-sms': call({
    operationId: 'testSms',
    summary: 'Send a code of no use by SMS, as customers get one to sign in',
    ...manage,
    rate: 'outside',
    body: Type.Object({ mobile_no: MobileNumber }),
    invalid: { mobile_no: 'Please enter +91 and ten digits.' },
    problems: testProblems,
    response: ProviderTest,
  }),
  'POST /api/v1/staff/opening/test-email': call({
    operationId: 'testEmail',
    summary: 'Send a test message by e-mail',
    ...manage,
    rate: 'outside',
    body: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
    invalid: { email: 'Please enter an e-mail address.' },
    problems: testProblems,
    response: ProviderTest,
  }),
};
