import { PIN_IDLE_MINUTES } from '@sabuja/contract/limits';
import { hasPinRole, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { hours, type Milliseconds, minutes } from '@sabuja/kit';

type SessionLimits = {
  /** A session ends when it is not used for this long. */
  idle: Milliseconds;
  /** A session ends after this long, even if it is in use. */
  absolute: Milliseconds;
};

const office: SessionLimits = { idle: hours(2), absolute: hours(12) };
/** Roles without a desk: one shift on one device. */
const floor: SessionLimits = { idle: hours(8), absolute: hours(16) };

const sessionLimits: Readonly<Record<StaffRole, SessionLimits>> = {
  owner: office,
  manager: office,
  accounts: office,
  support: office,
  catalogue: office,
  picker: floor,
  kitchen: floor,
  rider: floor,
};

/** Returns the limits of a session; a PIN session is on a shared device, so its idle time is shorter. */
export const limitsOf = (role: StaffRole, isByPin: boolean): SessionLimits =>
  isByPin && hasPinRole(role)
    ? { ...sessionLimits[role], idle: minutes(PIN_IDLE_MINUTES[role]) }
    : sessionLimits[role];

/** A sign-in must be completed within this time. */
export const SIGN_IN_LIFETIME = minutes(30);
/** A second factor is valid this long for actions that move money or change roles. */
const SECOND_FACTOR_TIME = minutes(15);

/** True while the last second factor is recent enough for money and roles. */
export const hasRecentSecondFactor = (secondFactorAt: Date | null, now: Date): boolean =>
  secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= SECOND_FACTOR_TIME;
