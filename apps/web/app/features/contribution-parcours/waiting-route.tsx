import type { ParcoursCard } from '@foulee/contract/parcours'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useMove } from './use-move.ts'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingWords } from './waiting-words.tsx'

type WaitingRouteProps = {
  parcours: ParcoursCard
  /** Its shape over whatever stands under it. */
  drawing: ReactNode
}

/** One route as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingRoute({ parcours, drawing }: WaitingRouteProps) {
  const { id, slug, titre, auteur, updated_at } = parcours
  const [isSendingBack, setSendingBack] = useState(false)
  const toast = useToast()
  // Said by the mutation itself: once decided, the card leaves the list.
  const { mutate, error, isPending, variables } = useMove(id, (geste) => {
    setSendingBack(false)
    const message = `«\u00a0${titre}\u00a0» est ${geste === 'publier' ? 'publié' : 'renvoyé à son auteur'}.`
    toast({ message, tone: 'success' })
  })
  const publish = () =>
    mutate({ geste: 'publier' }, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  return (
    <Card className="grid gap-4">
      <div className="card-media relative overflow-hidden rounded-control">{drawing}</div>
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={`parcours-${id}`}>
          {titre}
        </h2>
        <p className="text-ink-soft">
          {auteur.nom}, soumis le {formatDateLongue(parisDate(new Date(updated_at)))}
        </p>
      </div>
      <WaitingFacts parcours={parcours} />
      <WaitingWords id={id} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink aria-describedby={`parcours-${id}`} icon="eye" to={`/parcours/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
        <Button
          aria-describedby={`parcours-${id}`}
          icon="check"
          isLoading={isPending && variables.geste === 'publier'}
          onClick={publish}
        >
          Publier
        </Button>
        <Button
          aria-describedby={`parcours-${id}`}
          onClick={() => setSendingBack(true)}
          variant="quiet"
        >
          Renvoyer…
        </Button>
      </div>
      <ReasonDialog
        action="Renvoyer"
        empty={'Dites pourquoi\u00a0: l’auteur le lira.'}
        error={isSendingBack ? error?.message : undefined}
        hint="L’auteur le recevra par email et pourra soumettre de nouveau."
        isBusy={isPending}
        isOpen={isSendingBack}
        onClose={() => setSendingBack(false)}
        onSend={(motif) => mutate({ geste: 'renvoyer', motif })}
        title="Renvoyer ce parcours"
      />
    </Card>
  )
}
