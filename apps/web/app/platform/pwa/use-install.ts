import { useSyncExternalStore } from 'react'
import { isApple, isInstalled } from './platform.ts'
import { readPrompt, subscribePrompt } from './prompt-event.ts'

/** How this browser installs the site. */
export type Way =
  /** It is the installed application. */
  | 'installee'
  /** It asks its user when we say so. */
  | 'demande'
  /** Its user does it from the menu for sharing. */
  | 'apple'
  /** It does not say; its menu may. */
  | 'menu'

function readWay(): Way {
  if (isInstalled()) return 'installee'
  if (readPrompt()) return 'demande'
  return isApple() ? 'apple' : 'menu'
}

/** Null in the document that the server sent: it is the same for every browser. */
export const useWay = (): Way | null =>
  useSyncExternalStore<Way | null>(subscribePrompt, readWay, () => null)
