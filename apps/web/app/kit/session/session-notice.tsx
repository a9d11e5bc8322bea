import { getDisplayName } from '@foulee/domain/membres/personne'
import { useEffect, useRef } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { useToast } from '#ui/toast.tsx'

/** Announces a session change made in another tab: another member, or signed out. */
export function SessionNotice() {
  const { boot, currentUser, hasExpired } = useSession()
  const toast = useToast()
  const previous = useRef<number | null>(null)
  useEffect(() => {
    if (boot !== 'done') return
    const users_id = currentUser?.users_id ?? null
    const isOther = previous.current !== null && previous.current !== users_id
    previous.current = users_id
    if (!isOther || hasExpired) return
    const message = currentUser
      ? `Un autre onglet s’est connecté avec le compte de ${getDisplayName(currentUser)}\u00a0: celui-ci le suit.`
      : 'Vous vous êtes déconnecté dans un autre onglet.'
    toast({ message })
  }, [boot, currentUser, hasExpired, toast])
  return null
}
