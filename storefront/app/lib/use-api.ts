import type { Client } from '@sabuja/contract/client';
import { createContext, useContext } from 'react';
import { browserApi } from './browser-api.ts';

const ApiContext = createContext<Client>(browserApi);

export const ApiProvider = ApiContext.Provider;

/** The API, for queries and mutations of components. */
export const useApi = (): Client => useContext(ApiContext);
