import type { Carte } from '@foulee/contract/club/cartes'
import { useEffect, useState } from 'react'
import { clearOfflineCard, hasOfflineCard, saveOfflineCard } from '#platform/offline/card.ts'
import { readStrategy } from '#platform/session/token-storage.ts'
import { writeOfflinePage } from './offline-page.ts'

/**
 * Stores the card for offline use: automatically where the member stays signed in on this device,
 * otherwise on request.
 */
export function useOfflineCard(carte: Carte) {
  const [isKept, setIsKept] = useState<boolean | null>(null)
  useEffect(() => {
    const look = async () => {
      const isWanted = readStrategy() === 'persistent' || (await hasOfflineCard())
      if (isWanted) await saveOfflineCard(writeOfflinePage(carte))
      return hasOfflineCard()
    }
    // Storage is unavailable: the card shows online only.
    look().then(setIsKept, () => setIsKept(false))
  }, [carte])
  const saveCard = async () => {
    await saveOfflineCard(writeOfflinePage(carte))
    setIsKept(await hasOfflineCard())
  }
  const clearCard = async () => {
    await clearOfflineCard()
    setIsKept(false)
  }
  return { isKept, keep: saveCard, forget: clearCard }
}
