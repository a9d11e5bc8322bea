import { useEffect, useSyncExternalStore } from 'react'
import { useOnLeaving } from '#platform/session/use-on-leaving.ts'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'

const { subscribe, read, flush, forgetSettled } = heldAnswers

/** What was answered to one thing, if anything. */
export const useHeldAnswer = (key: string): HeldAnswer | undefined =>
  useSyncExternalStore(subscribe, read, read).get(key)

/** How many answers were given since the queue was asked. */
export function useGivenAnswers(): number {
  const acts = useSyncExternalStore(subscribe, read, read)
  return [...acts.values()].filter(({ state }) => state === 'done').length
}

/** Whoever leaves a queue, closes it or signs out loses no answer. */
export function useSendOnLeaving(): void {
  useEffect(forgetSettled, [])
  useOnLeaving(flush)
}
