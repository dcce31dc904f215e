import { hours, seconds } from '@sabuja/kit';
import webPush from 'web-push';
import type { Db } from '../../platform/db/index.ts';
import { pushKeys } from './push-keys.ts';
import { type Outgoing, type Send, Undeliverable } from './send-message.ts';
import { findSubscription, forgetSubscription } from './subscriptions.ts';

const patience = seconds(10);
/** How long a push service keeps a message for a phone that is off; later it is no news. */
const newsLife = hours(4);

/**
 * Sends to one browser by its own push service. A subscription that the service no longer knows (404 or
 * 410) is forgotten. `subject` tells push services whom to write to about this shop: a URL or mailto.
 */
export const pushProvider =
  (db: Db, subject: () => string): Send =>
  async (message) => {
    const subscription = await findSubscription(db, message.to);
    if (!subscription) throw new Undeliverable('nobody listens there any more');
    const { endpoint, p256dh, auth } = subscription;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payloadOf(message),
      {
        vapidDetails: { subject: subject(), ...(await pushKeys(db)) },
        TTL: newsLife / seconds(1),
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const words = `the push service said ${response.status}: ${(await response.text()).slice(0, 200)}`;
    if (response.ok) return words;
    if (response.status === 404 || response.status === 410) await forgetSubscription(db, endpoint);
    // 413 and other refusals of this very message stay what they are; 429 and 5xx pass.
    if (response.status < 500 && response.status !== 429) throw new Undeliverable(words);
    throw new Error(words);
  };

/** What the service worker is given. Messages of one page take each other's place on the phone. */
const payloadOf = ({ subject, body, link, template }: Outgoing): string =>
  JSON.stringify({ title: subject ?? body, body, link, tag: link ?? template });
