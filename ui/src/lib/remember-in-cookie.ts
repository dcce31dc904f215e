import { days, type Milliseconds, seconds } from '@sabuja/kit';

/** Stores a value in a cookie of the whole shop, for a year; `age` 0 removes it. */
export function rememberInCookie(name: string, value: string, age: Milliseconds = days(365)): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${age / seconds(1)}; SameSite=Lax`;
}
