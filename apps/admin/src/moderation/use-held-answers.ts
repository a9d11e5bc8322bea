import { useEffect, useSyncExternalStore } from 'react'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'

/** What was answered to one thing, if anything. */
export const useHeldAnswer = (key: string): HeldAnswer | undefined =>
  useSyncExternalStore(heldAnswers.subscribe, heldAnswers.read).get(key)

const flush = () => void heldAnswers.flush()
// As long as the back office is open: the dialog of a reason outlives the queue that it was opened from.
window.addEventListener('pagehide', flush)
document.addEventListener('freeze', flush)

/**
 * Whoever leaves the queue loses no answer, nor who closes its page.
 * @param shown what the queue shows: asked again, it says itself what is settled
 */
export function useHeldAnswers(shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is shown
  useEffect(() => heldAnswers.forgetSettled(), [shown])
  useEffect(() => flush, [])
}

/** Lines leave when the list is asked again, by hand: nothing moves under it. */
export const ONLY_WHEN_ASKED = { refetchOnWindowFocus: false, refetchOnReconnect: false }
