import { createContext, use } from 'react'

/**
 * On the server, what marks the inline scripts that we wrote, as their `nonce`. The server names
 * marked scripts in the content security policy and takes the mark away (`http/csp.ts`), so that a
 * text which became a script by mistake would have neither. Never there in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined)

export const useScriptMark = (): string | undefined => use(ScriptMark)
