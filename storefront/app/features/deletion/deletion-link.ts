/** Who opened the page: the web shop, or an app that is to be gone back to. */
export type Source = 'web' | 'android' | 'ios';

/** What a deletion link carries. */
export type DeletionLink = {
  fullName: string;
  email: string;
  mobileNo: string;
  token: string;
  src: Source;
};

/** Reads full_name, email, mobile_no, token and src from an address's query. */
export function parseDeletionLink(search: string): DeletionLink {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const src = text('src').toLowerCase();
  return {
    fullName: text('full_name').slice(0, 120),
    email: text('email'),
    // A plus sign in an address arrives as a blank.
    mobileNo: text('mobile_no').replace(/^(?=91\d{10}$)/, '+'),
    token: text('token'),
    src: src === 'android' || src === 'ios' ? src : 'web',
  };
}

/** The app's sign-in, by the address that apps of this shop answer to. */
export const APP_SIGN_IN_URL = 'sabuja://Auth';
