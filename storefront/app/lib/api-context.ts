import type { Client } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import { createContext } from 'react-router';

/** The API as the visitor of this request may use it; filled by the server, read by loaders. */
export const apiContext = createContext<Client>();

/** The host of pictures and films, as the server was set; empty for the shop's own. */
export const mediaHostContext = createContext('');

/** What is known of the visitor before anything is asked. */
export const visitorContext = createContext<{
  signedIn: boolean;
  locale: Locale;
  /** May they see the pages under `/dev`? Whoever asks makes the page one that is not shared. */
  maySeeDev: () => boolean;
}>();
