import { useSyncExternalStore } from 'react'
import { isApple, isInstalled } from './platform.ts'
import { readPrompt, subscribePrompt } from './prompt-event.ts'

export type Way =
  | 'installee'
  /** Prompt available. */
  | 'demande'
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
