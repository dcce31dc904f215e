import { type StaffOrderDetails, staffCorrectionCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { OrderDeps } from '../deps.ts';
import { findStaffOrder } from '../staff/find-staff-order.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { correctOrder } from './correct-order.ts';

const problems = {
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CANNOT_CORRECT: () => ({
    status: 409,
    message: 'This order is delivered or cancelled: phone, address and note stay as they are.',
  }),
  /** `details` is the current order. */
  CHANGED_MEANWHILE: (current: StaffOrderDetails) => ({
    status: 409,
    message: 'Somebody has corrected this order since you opened it.',
    details: current,
  }),
  OTHER_ZONE: ({ pincode, zone }: { pincode: string; zone: string | undefined }) => ({
    status: 422,
    message:
      zone === undefined
        ? 'The zone of this order is no longer known, so its pincode stays.'
        : text`${pincode} is not in the zone ${zone}. To deliver there, cancel this order and place another.`,
    field: 'pincode',
  }),
  OTHER_PINCODE: ({ named, pincode }: { named: string; pincode: string }) => ({
    status: 422,
    message: text`The address says ${named}, but the pincode is ${pincode}.`,
    field: 'address',
  }),
} satisfies ProblemsOf<typeof staffCorrectionCalls>;

export function staffCorrectionRoutes(context: MountContext, deps: OrderDeps): void {
  mountCalls(context, {
    calls: staffCorrectionCalls,
    problems,
    handlers: {
      'PATCH /api/v1/staff/orders/{uid}': async ({ actor, params, body, locale }) => {
        const failure = await correctOrder(deps, actor, params.uid, body);
        if (isFailure(failure) && failure.code !== 'CHANGED_MEANWHILE') return failure;
        const reader = { memberId: actor.memberId, role: actor.role, locale };
        const order = await findStaffOrder(deps.db, reader, params.uid, deps.clock.now());
        if (!order) return fail('NO_ORDER');
        return isFailure(failure) ? fail('CHANGED_MEANWHILE', order) : order;
      },
    },
  });
}
