import type { Accueil } from '@foulee/contract/club/inscriptions'
import { useEffect } from 'react'
import { canRead, openDetector } from '#kit/scanner/detector.ts'
import { saveCheckInList } from '#platform/offline/check-in.ts'
import { saveCheckInPage } from '#platform/offline/check-in-pages.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { readToken } from '#platform/session/token-storage.ts'
import { accueilPath } from '../paths.ts'

/** Stores the check-in desk on this device, so that the page opens offline. */
export function useSaveCheckIn(accueil: Accueil): void {
  const { currentUser: user, profil } = useSession()
  useEffect(() => {
    const token = readToken()
    // A full disk or disabled storage does not prevent the check-in.
    if (token && user && profil)
      saveCheckInList(token, { user, profil }, accueil).catch(() => undefined)
  }, [accueil, profil, user])
  const path = accueilPath(accueil.evenement.id, accueil.date.id)
  const { titre } = accueil.evenement
  useEffect(() => {
    const savePage = async () => {
      // Also stores the decoder of QR codes, for browsers without `BarcodeDetector`.
      if (await canRead()) await openDetector().catch(() => undefined)
      await saveCheckInPage(path, titre)
    }
    if (navigator.onLine) savePage().catch(() => undefined)
  }, [path, titre])
}
