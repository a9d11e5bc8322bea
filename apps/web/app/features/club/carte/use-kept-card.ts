import type { Carte } from '@foulee/contract/club/cartes'
import { useEffect, useState } from 'react'
import { forgetCard, hasCard, keepCard } from '#platform/offline/kept-card.ts'
import { readStrategy } from '#platform/session/token-storage.ts'
import { writeKeptPage } from './kept-page.ts'

/**
 * Stores the card for offline use: automatically where the member stays signed in on this device,
 * otherwise on request.
 */
export function useKeptCard(carte: Carte) {
  const [isKept, setIsKept] = useState<boolean | null>(null)
  useEffect(() => {
    const look = async () => {
      const isWanted = readStrategy() === 'persistent' || (await hasCard())
      if (isWanted) await keepCard(writeKeptPage(carte))
      return hasCard()
    }
    // Storage is unavailable: the card shows online only.
    look().then(setIsKept, () => setIsKept(false))
  }, [carte])
  const keep = async () => {
    await keepCard(writeKeptPage(carte))
    setIsKept(await hasCard())
  }
  const forget = async () => {
    await forgetCard()
    setIsKept(false)
  }
  return { isKept, keep, forget }
}
