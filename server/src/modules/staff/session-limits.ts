import { PIN_IDLE_MINUTES } from '@sabuja/contract/limits';
import { hasPinRole, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { hours, type Milliseconds, minutes } from '@sabuja/kit';

type SessionLimits = {
  /** A session that is not used for so long is over. */
  idle: Milliseconds;
  /** A session is over after so long, however much it is used. */
  absolute: Milliseconds;
};

const office: SessionLimits = { idle: hours(2), absolute: hours(12) };
/** People who work with their hands: a shift on one device. */
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

/** The limits of a session; one by PIN, on a device that others pick up, is idle sooner. */
export const limitsOf = (role: StaffRole, isByPin: boolean): SessionLimits =>
  isByPin && hasPinRole(role)
    ? { ...sessionLimits[role], idle: minutes(PIN_IDLE_MINUTES[role]) }
    : sessionLimits[role];

/** A sign-in must be completed within this time. */
export const SIGN_IN_TIME = minutes(30);
/** A second factor counts for acts that move money or change roles for this long. */
const SECOND_FACTOR_TIME = minutes(15);

/** True while the last second factor is recent enough for money and roles. */
export const hasRecentSecondFactor = (secondFactorAt: Date | null, now: Date): boolean =>
  secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= SECOND_FACTOR_TIME;
