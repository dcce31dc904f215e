import type { StaffRole } from '@sabuja/contract';
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

export const sessionLimits: Readonly<Record<StaffRole, SessionLimits>> = {
  owner: office,
  manager: office,
  accounts: office,
  support: office,
  catalogue: office,
  picker: floor,
  kitchen: floor,
  rider: floor,
};

/** A sign-in must be completed within this time. */
export const SIGN_IN_TIME = minutes(30);
/** A second factor counts for acts that move money or change roles for this long. */
export const SECOND_FACTOR_TIME = minutes(15);

/** True while the last second factor is recent enough for money and roles. */
export const hasRecentSecondFactor = (secondFactorAt: Date | null, now: Date): boolean =>
  secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= SECOND_FACTOR_TIME;
