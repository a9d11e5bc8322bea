import { useEffect, useSyncExternalStore } from 'react'
import { useOnLeaving } from '#platform/session/use-on-leaving.ts'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'

const { subscribe, read, flush, forgetSettled } = heldAnswers

export const useHeldAnswer = (key: string): HeldAnswer | undefined =>
  useSyncExternalStore(subscribe, read, read).get(key)

export function useSentAnswerCount(): number {
  const acts = useSyncExternalStore(subscribe, read, read)
  return [...acts.values()].filter(({ state }) => state === 'done').length
}

/** Pending decisions are sent on leaving the queue, closing the tab or signing out. */
export function useSendOnLeaving(): void {
  useEffect(forgetSettled, [])
  useOnLeaving(flush)
}
