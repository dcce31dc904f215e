import { createClient, type Transport } from '@sabuja/contract/client';
import { cookieValue, sendRequest } from '@sabuja/ui/lib/send-request.ts';
import { currentLocale } from '../i18n/locale.ts';
import { askForSecondFactor } from './second-factor.ts';
import { sendFile } from './send-file.ts';
import { notifySignedOut } from './signed-out.ts';
import { XSRF_COOKIE } from './xsrf-cookie.ts';

/** Asks who is signed in; it may be nobody. */
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
 * A transport with the staff session. A call that needs the second factor again asks for it and is
 * sent once more; an ended session leads to the sign-in.
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

/** A client that says how many bytes of a file have left the browser. */
export const createUploadApi = (onSent: (bytes: number) => void) =>
  createClient(withSession((request) => sendFile(request, credentialHeaders(), onSent)));
