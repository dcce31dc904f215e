import { hours, seconds } from '@sabuja/kit';
import webPush from 'web-push';
import type { Db } from '../../platform/db/index.ts';
import { ensurePushKeys } from './push-keys.ts';
import { type OutgoingMessage, type Send, UndeliverableError } from './send-message.ts';
import { deleteSubscription, findSubscription } from './subscriptions.ts';

const REQUEST_TIMEOUT = seconds(10);
/** How long a push service stores a message for a phone that is off; after that it is outdated. */
const MESSAGE_TTL = hours(4);

/**
 * Sends a message to one browser through its push service. A subscription that the service no longer knows (404 or 410)
 * is deleted. `subject` is the contact of this shop for push services: a URL or mailto.
 */
export const pushProvider =
  (db: Db, subject: () => string): Send =>
  async (message) => {
    const subscription = await findSubscription(db, message.to);
    if (!subscription) throw new UndeliverableError('the subscription no longer exists');
    const { endpoint, p256dh, auth } = subscription;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      buildPayload(message),
      {
        vapidDetails: { subject: subject(), ...(await ensurePushKeys(db)) },
        TTL: MESSAGE_TTL / seconds(1),
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const description = `the push service said ${response.status}: ${(await response.text()).slice(0, 200)}`;
    if (response.ok) return description;
    if (response.status === 404 || response.status === 410) await deleteSubscription(db, endpoint);
    // 413 and other refusals of this message are final; 429 and 5xx are temporary.
    if (response.status < 500 && response.status !== 429) throw new UndeliverableError(description);
    throw new Error(description);
  };

/**
 * The payload for the service worker. Messages that link to the same page replace each other on the phone.
 */
const buildPayload = ({ subject, body, link, template }: OutgoingMessage): string =>
  JSON.stringify({ title: subject ?? body, body, link, tag: link ?? template });
