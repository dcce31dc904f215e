import { fail } from '@sabuja/kit';
import type { ProviderFailure, RefusalReason } from '../../provider.ts';
import { unavailable } from '../../provider-failures.ts';

/** Razorpay uses one code for nearly all refusals; only their descriptions distinguish them. */
const refusalPatterns: readonly (readonly [RegExp, RefusalReason])[] = [
  [/authentication failed|api (key|secret).* (invalid|expired)/i, 'WRONG_KEYS'],
  [/id provided does not exist|is not a valid id/i, 'UNKNOWN_ID'],
  [/order is already paid/i, 'ALREADY_PAID'],
  [/already been captured/i, 'ALREADY_CAPTURED'],
  [/only payments which have been authorized/i, 'NOT_AUTHORIZED'],
  [/status should be captured/i, 'NOT_CAPTURED'],
  [/fully refunded already/i, 'ALREADY_REFUNDED'],
  [/greater than amount captured/i, 'REFUND_TOO_LARGE'],
  [/refund is not supported .*months old/i, 'REFUND_TOO_LATE'],
  [/receipt should be unique|given reference_id .*already exists/i, 'RECEIPT_TAKEN'],
  [/idempotency key is still in progress/i, 'KEY_IN_PROGRESS'],
  [/different request with the same idempotency key/i, 'KEY_OF_ANOTHER_REFUND'],
];

type ErrorBody = { error?: { description?: unknown; field?: unknown } | null } | null | undefined;

/** Converts a response with status 400 or above. `isMutation`: the call could have changed something. */
export function toProviderFailure(
  status: number,
  body: unknown,
  isMutation: boolean,
): ProviderFailure {
  const error = (body as ErrorBody)?.error;
  const description =
    typeof error?.description === 'string' ? error.description : `status ${status}`;
  // The request was rejected before processing, so a later retry may succeed.
  if (status === 429) return unavailable(`too many requests: ${description}`, false);
  // A gateway error means that the provider does not respond; any other error may concern only this call.
  if (status >= 500) {
    const isReachable = ![502, 503, 504].includes(status);
    return unavailable(`${status}: ${description}`, isMutation, { isReachable });
  }
  const reason = refusalPatterns.find(([pattern]) => pattern.test(description))?.[1];
  return fail('PROVIDER_REFUSED', {
    reason: status === 401 ? 'WRONG_KEYS' : (reason ?? 'INVALID'),
    message: description,
    field: typeof error?.field === 'string' ? error.field : undefined,
  });
}
