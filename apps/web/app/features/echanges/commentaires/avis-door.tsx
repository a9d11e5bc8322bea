import type { MesCommentaires } from '@foulee/contract/echanges/commentaires'
import { useState } from 'react'
import { AccountDoor } from '#kit/session/account-door.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import type { Objet } from './commentaires.queries.ts'

const AvisForm = lazyHydrate(
  () => import('./avis-form.tsx'),
  () => <Skeleton className="h-72" />,
)
const AvisAttente = lazyHydrate(
  () => import('./avis-attente.tsx'),
  () => <Skeleton className="h-72" />,
)

type DoorProps = { objet: Objet; mes: MesCommentaires | undefined }

export function AvisDoor({ objet, mes }: DoorProps) {
  const { boot, currentUser } = useSession()
  const [isOpen, setOpen] = useState(false)
  const hasRight = currentUser?.droits.includes('donner_avis') ?? false
  const [isKept, setKept] = useState(false)
  // The button replaces the form and takes its focus.
  const [isLeft, setLeft] = useState(false)
  useGeste('avis', currentUser !== null && (!hasRight || mes !== undefined), () => setOpen(true))
  // A draft written before the email address was verified is published afterwards.
  useGeste('avis-publier', hasRight && (mes?.droits.commenter ?? false), () => {
    setOpen(true)
    setKept(true)
  })
  if (boot !== 'done') return <div className="min-h-11" />
  if (!currentUser) {
    return (
      <AccountDoor className="justify-self-start" geste="avis" hash="#avis" icon="edit">
        Donner mon avis
      </AccountDoor>
    )
  }
  if (!hasRight && !isOpen) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">
          Un avis paraît une fois votre adresse email vérifiée&nbsp;: le lien est dans le message
          que nous vous avons envoyé. Vous pouvez l’écrire dès maintenant.
        </p>
        <Button icon="edit" onClick={() => setOpen(true)}>
          Écrire mon avis
        </Button>
      </div>
    )
  }
  if (!hasRight) return <AvisAttente objet={objet} />
  if (!mes) return null
  if (!mes.droits.commenter) {
    const { refus } = AVIS_KINDS[objet.model]
    return refus && !mes.droits.repondre ? <p className="text-ink-soft">{refus}</p> : null
  }
  if (isOpen) {
    const close = () => {
      setOpen(false)
      setLeft(true)
      setKept(false)
    }
    return <AvisForm isKept={isKept} mes={mes} objet={objet} onClose={close} />
  }
  return (
    <Button
      className="justify-self-start"
      icon="edit"
      onClick={() => setOpen(true)}
      ref={isLeft ? focusElement : undefined}
    >
      {mes.miens.length ? 'Ajouter un commentaire' : 'Donner mon avis'}
    </Button>
  )
}
