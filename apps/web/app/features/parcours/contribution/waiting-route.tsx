import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import type { ReactNode } from 'react'
import { REPONSES } from '../../../moderation/reponses.ts'
import { StaffDecision } from '../../../moderation/staff-decision.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingWords } from './waiting-words.tsx'

const [PUBLISH, SEND_BACK] = REPONSES.parcours
const WHY = {
  title: 'Renvoyer ce parcours',
  hint: 'L’auteur le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: l’auteur le lira.',
}

type WaitingRouteProps = {
  parcours: ParcoursCard
  /** Its shape over whatever stands under it. */
  drawing: ReactNode
}

/** One route as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingRoute({ parcours, drawing }: WaitingRouteProps) {
  const { id, slug, titre, auteur, updated_at } = parcours
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
        about={titre}
        answers={[
          { reponse: PUBLISH, icon: 'check' },
          { reponse: SEND_BACK, reason: WHY },
        ]}
        id={id}
        outdated={[['parcours']]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/parcours/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
