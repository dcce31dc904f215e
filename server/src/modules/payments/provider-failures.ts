import { fail } from '@sabuja/kit';
import type { ProviderFailure } from './provider.ts';

/** The failure for an unusable response; `isReachable`: the provider did respond, so that other calls may succeed. */
export const unavailable = (
  cause: string,
  mayHaveSucceeded: boolean,
  { isReachable } = { isReachable: false },
): ProviderFailure => fail('PROVIDER_UNAVAILABLE', { cause, mayHaveSucceeded, isReachable });

/** True when no call can succeed at present: the provider does not respond, or does not accept the shop's keys. */
export const affectsEveryCall = ({ code, details }: ProviderFailure): boolean =>
  code === 'PROVIDER_UNAVAILABLE' ? !details.isReachable : details.reason === 'WRONG_KEYS';
