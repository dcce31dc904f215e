import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';

/** Where the page was opened from: the web shop, or an app to return to. */
type Source = 'web' | 'android' | 'ios';

/** Contents of a deletion link. */
export type DeletionLink = {
  fullName: string;
  email: string;
  mobileNo: string;
  token: string;
  src: Source;
};

/** Reads full_name, email, mobile_no, token and src from a URL's query. */
export function parseDeletionLink(search: string): DeletionLink {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const src = text('src').toLowerCase();
  return {
    fullName: text('full_name').slice(0, MAX_NAME_LENGTH),
    email: text('email'),
    // A plus sign in a query is decoded as a space.
    mobileNo: text('mobile_no').replace(/^(?=91\d{10}$)/, '+'),
    token: text('token'),
    src: src === 'android' || src === 'ios' ? src : 'web',
  };
}

/** Deep link to the app's sign-in screen. */
export const APP_SIGN_IN_URL = 'sabuja://Auth';
