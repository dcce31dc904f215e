import type { OrderStatus } from '@sabuja/contract';
import { canTransition, orderStatuses } from '@sabuja/contract/rules/order-status';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { transitionPermission } from '@sabuja/contract/rules/staff-transitions';
import type { Locale } from '@sabuja/kit';
import { translate } from '../../../platform/texts/index.ts';

/** Returns whether a role has the permission for a transition; whether the status allows it is checked elsewhere. */
export function mayTransition(role: StaffRole, from: OrderStatus, to: OrderStatus): boolean {
  const permission = transitionPermission(from, to);
  return permission !== undefined && mayStaff(role, permission);
}

export const SECOND_PERSON_NEEDED =
  'You undid the delivery of this order. Please ask another person to cancel it.';

type Reader = { role: StaffRole; needsSecondPerson: boolean; locale: Locale };

/**
 * The transitions that staff may make from a status, with the reason why this role may not, in the reader's language
 * (null: it may). `needsSecondPerson`: this member may not cancel the order (decision 0177).
 */
export function listStaffTransitions(
  from: OrderStatus,
  { role, needsSecondPerson, locale }: Reader,
) {
  const refusal = (to: OrderStatus) => {
    if (!mayTransition(role, from, to)) return 'Your role does not allow this.';
    return to === 'CANCELLED' && needsSecondPerson ? SECOND_PERSON_NEEDED : undefined;
  };
  return orderStatuses
    .filter((to) => canTransition(from, to, 'staff'))
    .map((to) => {
      const refused = refusal(to);
      return { to, refused: refused === undefined ? null : translate(refused, locale) };
    });
}
