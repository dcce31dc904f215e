import type { Client } from '@sabuja/contract/client';
import { browserApi } from './browser-api.ts';

/** The API client for queries and mutations of components, which run only in the browser. */
export const useApi = (): Client => browserApi;
