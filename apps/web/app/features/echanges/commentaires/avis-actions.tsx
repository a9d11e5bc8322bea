import { type ReactNode, useState } from 'react'
import { ReportButton } from '#kit/flag/report-button.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import type { ActionsProps } from './avis-actions-props.ts'
import { AVIS_KINDS } from './avis-kinds.ts'
import { useHide } from './commentaires.mutations.ts'
import { focusAvis } from './focus.ts'

const WAITING = () => <Skeleton className="h-40" />
const AvisForm = lazyHydrate(() => import('./avis-form.tsx'), WAITING)
const AnswerForm = lazyHydrate(() => import('./answer-form.tsx'), WAITING)
const HideDialog = lazyHydrate(
  () => import('./hide-dialog.tsx'),
  () => null,
)
const RemoveDialog = lazyHydrate(
  () => import('./remove-dialog.tsx'),
  () => null,
)

type Opened = 'edit' | 'remove' | 'answer' | 'hide' | null

export function AvisActions({ objet, avis, mes }: ActionsProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const props = { objet, avis, mes, onClose: () => setOpened(null) }
  // The pressed button has been replaced by the form: the focus moves to the comment.
  const closeAction = () => {
    setOpened(null)
    focusAvis(avis.id)
  }
  if (opened === 'edit') return <AvisForm changed={avis} {...props} onClose={closeAction} />
  if (opened === 'answer') return <AnswerForm {...props} onClose={closeAction} />
  return (
    <>
      <div className="-ms-4 flex flex-wrap gap-x-2">
        <Buttons avis={avis} mes={mes} objet={objet} onOpen={setOpened} />
      </div>
      {opened === 'hide' && <HideDialog {...props} />}
      {opened === 'remove' && <RemoveDialog {...props} />}
    </>
  )
}

function Buttons({ objet, avis, mes, onOpen }: ActionsProps & { onOpen: (what: Opened) => void }) {
  const { droits, miens, signales } = mes
  const isMine = miens.some(({ id }) => id === avis.id)
  const button = (
    what: Opened,
    icon: 'edit' | 'trash' | 'message' | 'eye-off',
    text: ReactNode,
  ) => (
    <Button
      aria-describedby={`avis-${avis.id}-auteur`}
      icon={icon}
      onClick={() => onOpen(what)}
      variant="quiet"
    >
      {text}
    </Button>
  )
  if (isMine) {
    return (
      <>
        {button('edit', 'edit', 'Modifier')}
        {button('remove', 'trash', 'Supprimer')}
      </>
    )
  }
  if (avis.masque) return droits.masquer && <ShowAgain avis={avis} mes={mes} objet={objet} />
  return (
    <>
      {droits.repondre &&
        button('answer', 'message', avis.reponse ? 'Modifier la réponse' : 'Répondre')}
      {droits.masquer && button('hide', 'eye-off', 'Masquer…')}
      <ReportButton
        describedBy={`avis-${avis.id}-auteur`}
        id={avis.id}
        isReported={signales.includes(avis.id)}
        model="commentaire"
        onReported={['commentaires', objet.model, objet.id, 'my']}
      />
    </>
  )
}

function ShowAgain({ objet, avis }: ActionsProps) {
  const toast = useToast()
  const { mutate, isPending } = useHide(objet, avis.id, () =>
    toast({ message: AVIS_KINDS[objet.model].dit.affiche, tone: 'success' }),
  )
  return (
    <Button icon="eye" isLoading={isPending} onClick={() => mutate('')} variant="quiet">
      Afficher de nouveau
    </Button>
  )
}
