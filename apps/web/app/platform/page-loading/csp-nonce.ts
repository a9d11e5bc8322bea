import { createContext, use } from 'react'

/**
 * Nonce of our inline scripts, on the server only. `http/csp.ts` lists marked scripts in the
 * Content-Security-Policy and strips the mark, so that an injected script has neither.
 */
export const CspNonce = createContext<string | undefined>(undefined)

export const useCspNonce = (): string | undefined => use(CspNonce)
