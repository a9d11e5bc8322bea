import { createContext } from 'react'

/** Saves the form around, then leads to a drawing for what was saved; null where none can be tied. */
export const DrawAfterSave = createContext<(() => void) | null>(null)
