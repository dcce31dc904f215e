/** The version of the privacy notice: the day it was last changed. A sign-in records it with the customer's consent. */
export const PRIVACY_NOTICE_VERSION = '2026-11-25';
