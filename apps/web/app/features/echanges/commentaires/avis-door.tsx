import type { MesCommentaires } from '@foulee/contract/echanges/commentaires'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { later } from '../../../later.tsx'
import { keepUrl } from '../../../session/kept-url.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import type { Objet } from './commentaires.queries.ts'

const AvisForm = later(
  () => import('./avis-form.tsx'),
  () => <Skeleton className="h-72" />,
)

type DoorProps = { objet: Objet; mes: MesCommentaires | undefined }

/** Where one says what one thinks, or what is missing for that; known once the session is. */
export function AvisDoor({ objet, mes }: DoorProps) {
  const { boot, currentUser } = useSession()
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  if (boot !== 'done') return <div className="min-h-11" />
  if (!currentUser) {
    return (
      <ButtonLink
        className="justify-self-start"
        icon="edit"
        state={keepUrl({ ...location, hash: '#avis' })}
        to="/connexion"
      >
        Se connecter pour donner mon avis
      </ButtonLink>
    )
  }
  if (!currentUser.droits.includes('donner_avis')) {
    return (
      <p className="text-ink-soft">
        Pour donner votre avis, vérifiez d’abord votre adresse email&nbsp;: le lien est dans le
        message que nous vous avons envoyé.
      </p>
    )
  }
  if (!mes) return null
  if (!mes.droits.commenter) {
    const { refus } = AVIS_KINDS[objet.model]
    return refus && !mes.droits.repondre ? <p className="text-ink-soft">{refus}</p> : null
  }
  if (isOpen) return <AvisForm mes={mes} objet={objet} onClose={() => setOpen(false)} />
  return (
    <Button className="justify-self-start" icon="edit" onClick={() => setOpen(true)}>
      {mes.miens.length ? 'Ajouter un commentaire' : 'Donner mon avis'}
    </Button>
  )
}
