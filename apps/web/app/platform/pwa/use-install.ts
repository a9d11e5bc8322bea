import { useSyncExternalStore } from 'react'
import { isApple, isInstalled } from './platform.ts'
import { readPrompt, subscribePrompt } from './prompt-event.ts'

/** Installation method of this browser. */
export type Way =
  /** Running as the installed application. */
  | 'installee'
  /** Prompt available. */
  | 'demande'
  /** Manual, from the share menu. */
  | 'apple'
  /** Unknown; possibly from the browser's menu. */
  | 'menu'

function readWay(): Way {
  if (isInstalled()) return 'installee'
  if (readPrompt()) return 'demande'
  return isApple() ? 'apple' : 'menu'
}

/** Null during server rendering, whose document is the same for every browser. */
export const useWay = (): Way | null =>
  useSyncExternalStore<Way | null>(subscribePrompt, readWay, () => null)
