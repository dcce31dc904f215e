import { msg } from '@lingui/core/macro';
import { parseLocale } from '@sabuja/kit';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { i18nOf } from '../i18n/catalogues.ts';

/** A request that failed because the browser has no network. The message is for the customer, in the page's language. */
class OfflineError extends Error {
  override name = 'OfflineError';
}

const offlineText = msg`No connection. Please try again as soon as there is one.`;

/** Runs `fetch`, and says in words if it failed because there is no network. */
export async function fetchOrThrowOffline(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request);
  } catch (error) {
    // An aborted request is not a failure.
    if (navigator.onLine || !(error instanceof TypeError)) throw error;
    const i18n = i18nOf(parseLocale(document.documentElement.lang));
    throw new OfflineError(i18n._(offlineText), { cause: error });
  }
}

/** That there is no network, if this is why a request failed. */
export const offlineMessage = (error: unknown): string | undefined =>
  error instanceof OfflineError ? error.message : undefined;

/** Message for the customer: that there is no network, or the server's, else `fallback`. */
export const failureMessage = <F>(error: unknown, fallback: F): string | F =>
  offlineMessage(error) ?? errorMessage(error, fallback);
