import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { beginDemande, type Demande, readDemande, writeDemande } from './demande.ts'

/**
 * What is asked for, kept as other forms keep theirs: a reload or a session that ends loses nothing.
 * @param nb how many places a new request begins with
 */
export function useDemande(nb: number) {
  const { pathname } = useLocation()
  const { currentUser, profil } = useSession()
  const users_id = currentUser?.users_id ?? null
  const key = getDraftKey(pathname, 'reservation')
  const [isSent, setSent] = useState(false)
  const [demande, setDemande] = useState<Demande>(
    () =>
      readDemande(readDraft(key, users_id)) ??
      beginDemande(
        crypto.randomUUID(),
        {
          prenom: currentUser?.prenom ?? '',
          nom: currentUser?.nom ?? '',
          naissance: profil?.naissance ?? '',
          telephone: profil?.telephone ?? '',
        },
        nb,
      ),
  )
  useEffect(() => {
    if (isSent) forgetDraft(key)
    else writeDraft(key, { users_id, fields: writeDemande(demande) })
  }, [demande, isSent, key, users_id])
  return {
    demande,
    change: (part: Partial<Demande>) => setDemande((known) => ({ ...known, ...part })),
    /** It was taken: nothing of it is kept any more. */
    forget: () => setSent(true),
  }
}
