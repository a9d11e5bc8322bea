import { useEffect, useSyncExternalStore } from 'react'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'

/** What was answered to one thing, if anything. */
export const useHeldAnswer = (key: string): HeldAnswer | undefined =>
  useSyncExternalStore(heldAnswers.subscribe, heldAnswers.read).get(key)

/**
 * Whoever leaves the queue, or closes it, loses no answer.
 * @param shown what the queue shows: asked again, it says itself what is settled
 */
export function useHeldAnswers(shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is shown
  useEffect(() => heldAnswers.forgetSettled(), [shown])
  useEffect(() => {
    const flush = () => void heldAnswers.flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('freeze', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('freeze', flush)
      flush()
    }
  }, [])
}

/** Lines leave when the list is asked again, by hand: nothing moves under it. */
export const ONLY_WHEN_ASKED = { refetchOnWindowFocus: false, refetchOnReconnect: false }
