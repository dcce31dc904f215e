import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_NAME_LENGTH } from './limits.ts';
import { CustomerUid, Nullable } from './schemas.ts';

/** What a customer decided about their data, beside the consent to the privacy notice. */
export const PrivacyChoices = Type.Object({
  marketing: Type.Boolean({ description: 'whether the shop may send marketing messages' }),
  nominee: Nullable(
    Type.Object(
      { full_name: Type.String(), contact: Type.String() },
      { description: 'who may use their rights when they no longer can' },
    ),
  ),
});
export type PrivacyChoices = Static<typeof PrivacyChoices>;

const own = {
  guard: 'customer',
  params: Type.Object({ uid: CustomerUid }),
  response: PrivacyChoices,
} as const;

export const privacyCalls = {
  'GET /api/v1/users/{uid}/privacy': call({
    operationId: 'getPrivacyChoices',
    summary: 'Whether marketing messages are allowed, and the nominee',
    ...own,
    rate: 'read',
    problems: { NOT_YOURS: 404 },
  }),
  'PUT /api/v1/users/{uid}/privacy/marketing': call({
    operationId: 'allowMarketing',
    summary: 'Allow marketing messages, or take that back; at first they are not allowed',
    ...own,
    rate: 'write',
    body: Type.Object({ allowed: Type.Boolean() }),
    problems: { NOT_YOURS: 404, SESSION_OVER: 401 },
  }),
  'PUT /api/v1/users/{uid}/nominee': call({
    operationId: 'nominate',
    summary: 'Name who may use the rights of the customer when they no longer can',
    ...own,
    rate: 'write',
    body: Type.Object({
      full_name: Type.String({ maxLength: MAX_NAME_LENGTH }),
      contact: Type.String({
        maxLength: 254,
        description: 'a mobile number, or an e-mail address',
      }),
    }),
    problems: { NOT_YOURS: 404, SESSION_OVER: 401, NAME_NEEDED: 422, BAD_CONTACT: 422 },
  }),
  'DELETE /api/v1/users/{uid}/nominee': call({
    operationId: 'removeNominee',
    summary: 'Remove the nominee',
    ...own,
    rate: 'write',
    problems: { NOT_YOURS: 404, SESSION_OVER: 401 },
  }),
};
