import type { Accueil } from '@foulee/contract/club/inscriptions'
import { useEffect } from 'react'
import { canRead, openDetector } from '#kit/scanner/detector.ts'
import { keepDesk } from '#platform/offline/kept-desk.ts'
import { keepDeskPage } from '#platform/offline/kept-desk-pages.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { readToken } from '#platform/session/token-storage.ts'
import { accueilPath } from '../paths.ts'

/** Keeps the desk on this device, so that it opens again without a network. */
export function useKeepDesk(accueil: Accueil): void {
  const { currentUser: user, profil } = useSession()
  useEffect(() => {
    const token = readToken()
    // A full disk, or a browser that keeps nothing: the desk is open all the same.
    if (token && user && profil) keepDesk(token, { user, profil }, accueil).catch(() => undefined)
  }, [accueil, profil, user])
  const path = accueilPath(accueil.evenement.id, accueil.date.id)
  const { titre } = accueil.evenement
  useEffect(() => {
    const keep = async () => {
      // With the reader of codes, where the browser has none of its own.
      if (await canRead()) await openDetector().catch(() => undefined)
      await keepDeskPage(path, titre)
    }
    if (navigator.onLine) keep().catch(() => undefined)
  }, [path, titre])
}
