import type { ParcoursCard } from '@foulee/contract/parcours'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import type { ReactNode } from 'react'
import { StaffDecision, useStaffDecision } from '../../moderation/staff-decision.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
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
  const decision = useStaffDecision()
  const move = useMove(id, (geste) => {
    const outcome = geste === 'publier' ? 'publié' : 'renvoyé à son auteur'
    decision.settle(`«\u00a0${titre}\u00a0» est ${outcome}.`)
  })
  const titleId = `parcours-${id}`
  return (
    <Card className="grid gap-4">
      <div className="card-media relative overflow-hidden rounded-control">{drawing}</div>
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={titleId}>
          {titre}
        </h2>
        <p className="text-ink-soft">
          {auteur.nom}, soumis le {formatDateLongue(parisDate(new Date(updated_at)))}
        </p>
      </div>
      <WaitingFacts parcours={parcours} />
      <WaitingWords id={id} />
      <StaffDecision
        accept="Publier"
        decision={decision}
        empty={'Dites pourquoi\u00a0: l’auteur le lira.'}
        hint="L’auteur le recevra par email et pourra soumettre de nouveau."
        mutation={move}
        onAccept={() => move.mutate({ geste: 'publier' }, { onError: decision.fail })}
        onRefuse={(motif) => move.mutate({ geste: 'renvoyer', motif })}
        question="Renvoyer ce parcours"
        refuse="Renvoyer"
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/parcours/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
