import { useEffect, useSyncExternalStore } from 'react'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'

export const useHeldAnswer = (key: string): HeldAnswer | undefined =>
  useSyncExternalStore(heldAnswers.subscribe, heldAnswers.read).get(key)

const flush = () => void heldAnswers.flush()
// For the lifetime of the back office: the dialog of a reason outlives its queue.
window.addEventListener('pagehide', flush)
document.addEventListener('freeze', flush)

/**
 * Pending decisions are sent on leaving the queue or closing the page.
 * @param shown rows of the queue; a refetch clears the settled decisions
 */
export function useHeldAnswers(shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is shown
  useEffect(() => heldAnswers.forgetSettled(), [shown])
  useEffect(() => flush, [])
}

/** Rows disappear on a manual refresh only: nothing moves under the pointer. */
export const NO_AUTO_REFETCH = { refetchOnWindowFocus: false, refetchOnReconnect: false }
