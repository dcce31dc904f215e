import type { Client } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import { createContext } from 'react-router';

/** The API client of this request's visitor; set by the server, used by loaders. */
export const apiContext = createContext<Client>();

/** Host of pictures and videos as configured on the server; empty for the shop's own. */
export const mediaHostContext = createContext('');

/** Nonce that marks the page's own inline scripts while the server renders it; removed before it is sent. */
export const scriptMarkContext = createContext<string>();

/** What is known about the visitor without a request. */
export const visitorContext = createContext<{
  signedIn: boolean;
  locale: Locale;
  /**
   * Whether the visitor may see pages under `/dev`. Calling it makes the response non-cacheable for
   * others.
   */
  maySeeDev: () => boolean;
  /** True for a preview for staff. It runs no scripts, so the document contains what a browser would load later. */
  isPreview?: boolean;
}>();
