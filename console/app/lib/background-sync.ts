/** Tag of the background sync event on which the service worker sends the waiting actions. */
export const SYNC_TAG = 'device-actions';
/** Message from the service worker to its pages, after it has tried to send the waiting actions. */
export const SENT_MESSAGE = 'device-actions-sent';
