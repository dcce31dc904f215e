import { staffDeliveryPhotoCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { photoProblems } from '../../../platform/media/index.ts';
import type { OrderDeps } from '../deps.ts';
import { deviceActionProblems } from './action-problems.ts';
import { revealDeliveryPhoto } from './reveal-delivery-photo.ts';
import { storeDeliveryPhoto } from './store-delivery-photo.ts';

const problems = {
  OTHER_MEMBER: deviceActionProblems.OTHER_MEMBER,
  NOT_DELIVERED: () => ({
    status: 409,
    message: 'The shop has no such delivery of yours now: it may have been undone.',
  }),
  ...photoProblems,
} satisfies ProblemsOf<typeof staffDeliveryPhotoCalls>;

/** The routes of delivery photos: riders send them, staff open them on the page of the order. */
export function staffDeliveryPhotoRoutes(
  context: MountContext,
  deps: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  mountCalls(context, {
    calls: staffDeliveryPhotoCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/deliveries/{uid}/photo': async ({ actor, params, query, raw }) =>
        (await storeDeliveryPhoto(deps, actor, params.uid, { ...query, bytes: raw })) ?? {
          uid: params.uid,
        },
      'POST /api/v1/staff/orders/{uid}/delivery-photo/reveal': ({ actor, params }) =>
        revealDeliveryPhoto(deps, actor, params.uid),
    },
  });
}
