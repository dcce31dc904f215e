import type { Client } from '@sabuja/contract/client';
import { browserApi } from './browser-api.ts';

/** The API for a component's queries and mutations, which only ever run in the browser. */
export const useApi = (): Client => browserApi;
