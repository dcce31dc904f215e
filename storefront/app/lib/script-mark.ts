import { createContext, use } from 'react';

const ScriptMarkContext = createContext<string | undefined>(undefined);

/** Provides the nonce of this rendering; set on the server only. */
export const ScriptMark = ScriptMarkContext.Provider;

/** Nonce for an inline script that the page may run; undefined in the browser, where none is rendered. */
export const useScriptMark = (): string | undefined => use(ScriptMarkContext);
