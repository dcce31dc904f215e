/** Of the browser's background sync: what waits on the device is to be sent. */
export const SYNC_TAG = 'device-actions';
/** Of the service worker to its pages: it has sent what waited. */
export const SENT_MESSAGE = 'device-actions-sent';
