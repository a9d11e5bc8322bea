import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the document that the server sent, true once the page answers to its visitor. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
