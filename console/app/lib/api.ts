import { createClient, type Transport } from '@sabuja/contract/client';
import { cookieValue, sendRequest } from '@sabuja/ui/lib/send-request.ts';
import { currentLocale } from '../i18n/locale.ts';
import { askForSecondFactor } from './second-factor.ts';
import { sendFile } from './send-file.ts';
import { notifySignedOut } from './signed-out.ts';
import { XSRF_COOKIE } from './xsrf-cookie.ts';

/** A 401 of this call is no ended session: the console uses it to find out whether anybody is signed in. */
const SESSION_PATH = '/api/v1/staff/session';

function credentialHeaders(): Record<string, string> {
  const xsrf = cookieValue(document.cookie, XSRF_COOKIE);
  return {
    'accept-language': currentLocale(),
    ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
  };
}

const isProblem = (body: unknown, code: string): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === code;

/**
 * Wraps a transport with the handling of the staff session: asks for the second factor and repeats the request when the
 * server demands it, and notifies the `signed-out` listener when the session has ended.
 */
const withSession =
  (transport: Transport): Transport =>
  async (request) => {
    let response = await transport(request);
    if (response.status === 403 && isProblem(response.body, 'SECOND_FACTOR_NEEDED')) {
      if (await askForSecondFactor()) response = await transport(request);
    }
    const isEnded = response.status === 401 && isProblem(response.body, 'SIGNED_OUT');
    if (isEnded && request.path !== SESSION_PATH) notifySignedOut();
    return response;
  };

/** The API client of the console. */
export const api = createClient(
  withSession((request) => sendRequest(fetch, request, credentialHeaders())),
);

/** Creates an API client that reports how many bytes of a file were sent. */
export const createUploadApi = (onSent: (bytes: number) => void) =>
  createClient(withSession((request) => sendFile(request, credentialHeaders(), onSent)));
