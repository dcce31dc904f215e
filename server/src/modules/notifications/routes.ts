import { notificationCalls } from '@sabuja/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { ensurePushKeys } from './push-keys.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

const problems = {
  NO_PUSH_SERVICE: () => ({
    status: 422,
    message: 'This browser’s notifications cannot be used here.',
    field: 'endpoint',
  }),
} satisfies ProblemsOf<typeof notificationCalls>;

export type NotificationDeps = { db: Db; clock: Clock; isPushService: (url: URL) => boolean };

export function notificationRoutes(context: MountContext, deps: NotificationDeps): void {
  mountCalls(context, {
    calls: notificationCalls,
    problems,
    handlers: {
      'GET /api/v1/notifications/push/key': async () => ({
        public_key: (await ensurePushKeys(deps.db)).publicKey,
      }),
      'POST /api/v1/notifications/push': ({ actor, body }) =>
        subscribe(deps, actor, body, deps.clock.now()),
      'DELETE /api/v1/notifications/push': async ({ actor, query }) => {
        await unsubscribe(deps.db, actor.customerId, query.endpoint);
        return { message: text`You will not be notified in this browser any more.` };
      },
    },
  });
}
