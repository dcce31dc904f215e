import { staffDepositPhotoCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { photoProblems } from '../../../platform/media/index.ts';
import type { OrderDeps } from '../deps.ts';
import { addDepositPhoto, revealDepositPhoto } from './deposit-photos.ts';
import { depositProblems } from './routes.ts';

const problems = {
  NO_DEPOSIT: depositProblems.NO_DEPOSIT,
  SETTLED_ALREADY: depositProblems.SETTLED_ALREADY,
  OTHER_MEMBER: () => ({
    status: 409,
    message: 'Only who recorded this deposit adds the photo of its slip.',
  }),
  PHOTO_STORED: () => ({ status: 409, message: 'This deposit has a photo of its slip already.' }),
  ...photoProblems,
} satisfies ProblemsOf<typeof staffDepositPhotoCalls>;

/** The routes that store and show the photos of deposit slips. */
export function staffDepositPhotoRoutes(
  context: MountContext,
  deps: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  mountCalls(context, {
    calls: staffDepositPhotoCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/cash-deposits/{uid}/photo': ({ actor, params, query, raw }) =>
        addDepositPhoto(deps, actor, { uid: params.uid, id: query.id }, raw),
      'POST /api/v1/staff/cash-deposits/{uid}/photo/reveal': ({ actor, params }) =>
        revealDepositPhoto(deps, actor, params.uid),
    },
  });
}
