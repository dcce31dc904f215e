/** A pincode of India, as the source of a regular expression: six digits, the first not 0. */
export const PINCODE_PATTERN = '[1-9][0-9]{5}';
/** A uid, as the source of a regular expression: a UUID in upper or lower case. */
export const UID_PATTERN = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
/** A coupon code in upper or lower case, as the source of a regular expression. */
export const COUPON_CODE_PATTERN = '[A-Za-z0-9]{3,20}';

const pincodeRegExp = new RegExp(`^${PINCODE_PATTERN}$`);
const uidRegExp = new RegExp(`^${UID_PATTERN}$`);

export const isPincode = (text: string): boolean => pincodeRegExp.test(text);
export const isUid = (text: string): boolean => uidRegExp.test(text);
