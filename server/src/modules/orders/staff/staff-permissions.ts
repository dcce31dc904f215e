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

/**
 * The transitions that staff may make from a status, with the reason why this role may not, in the reader's language
 * (null: it may).
 */
export const listStaffTransitions = (from: OrderStatus, role: StaffRole, locale: Locale) =>
  orderStatuses
    .filter((to) => canTransition(from, to, 'staff'))
    .map((to) => ({
      to,
      refused: mayTransition(role, from, to)
        ? null
        : translate('Your role does not allow this.', locale),
    }));
