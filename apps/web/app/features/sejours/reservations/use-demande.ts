import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { beginDemande, type Demande, readDemande, writeDemande } from './demande.ts'

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
    if (isSent) clearDraft(key)
    else writeDraft(key, { users_id, fields: writeDemande(demande) })
  }, [demande, isSent, key, users_id])
  return {
    demande,
    change: (part: Partial<Demande>) => setDemande((known) => ({ ...known, ...part })),
    forget: () => setSent(true),
  }
}
