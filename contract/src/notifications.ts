import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Message } from './schemas.ts';

const base64url = (bytes: number) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$` });

/** The keys of a browser, by which push messages to it are encrypted (RFC 8291). */
export const PushSubscriptionKeys = Type.Object({ p256dh: base64url(65), auth: base64url(16) });
export type PushSubscriptionKeys = Static<typeof PushSubscriptionKeys>;

const Endpoint = Type.String({ minLength: 1, maxLength: 1000 });

export const notificationCalls = {
  'GET /api/v1/notifications/push/key': call({
    operationId: 'getPushKey',
    summary: 'The VAPID public key to subscribe to push messages with',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    response: Type.Object({ public_key: Type.String() }),
  }),
  'POST /api/v1/notifications/push': call({
    operationId: 'subscribePush',
    summary: 'Send push messages to this browser until this session ends',
    guard: 'customer',
    rate: 'write',
    body: Type.Object({ endpoint: Endpoint, keys: PushSubscriptionKeys }),
    problems: { NO_PUSH_SERVICE: 422 },
    response: Message,
  }),
  'DELETE /api/v1/notifications/push': call({
    operationId: 'unsubscribePush',
    summary: 'Send no more push messages to this browser',
    guard: 'customer',
    rate: 'write',
    query: Type.Object({ endpoint: Endpoint }),
    response: Message,
  }),
};
