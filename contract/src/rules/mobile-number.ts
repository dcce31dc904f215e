/** The ten digits of an Indian mobile number, as the source of a regular expression. */
export const MOBILE_PATTERN = '[6-9][0-9]{9}';

const mobileRegExp = new RegExp(`^(?:\\+?91|0)?(${MOBILE_PATTERN})$`);

/** The ten digits of a typed Indian mobile number, with or without +91 or 0; undefined for any other text. */
export const parseMobile = (text: string): string | undefined =>
  mobileRegExp.exec(text.replace(/[\s().-]/g, ''))?.[1];

/** The digits of a text that looks like a phone number or its end, the last ten at most; undefined for any other text. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').slice(-10);
  return /^\+?[\d\s().-]+$/.test(text) && digits.length >= 3 ? digits : undefined;
}
