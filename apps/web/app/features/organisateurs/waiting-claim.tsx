import type { Claim } from '@foulee/contract/claim'
import { StaffDecision, useStaffDecision } from '../../moderation/staff-decision.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useDecideClaim } from './organisateurs.mutations.ts'
import { pagePath } from './paths.ts'
import { sayDay } from './say-time.ts'

/** One claim as staff decide of it. */
export function WaitingClaim({ claim }: { claim: Claim }) {
  const { id, organisateur, demandeur, message, created_at } = claim
  const decision = useStaffDecision()
  const answer = useDecideClaim(() => decision.settle('La réponse est partie.'))
  const titleId = `revendication-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={titleId}>
          {organisateur.nom}
        </h2>
        <p className="text-ink-soft">
          {organisateur.ville && `${organisateur.ville}. `}
          <TextLink to={pagePath(organisateur.slug)}>Voir sa page</TextLink>
        </p>
      </div>
      <p>
        Revendiqué par {demandeur.prenom} {demandeur.nom},{' '}
        <span className="break-all">{demandeur.email}</span>, le {sayDay(created_at)}
      </p>
      {message ? (
        <blockquote className="border-s-4 border-line ps-4 break-words whitespace-pre-line">
          {message}
        </blockquote>
      ) : (
        <p className="text-ink-soft">Sans un mot d’explication.</p>
      )}
      <StaffDecision
        accept="Accepter"
        decision={decision}
        hint="La personne le recevra par email."
        mutation={answer}
        onAccept={() => answer.mutate({ id, decision: 'acceptee' }, { onError: decision.fail })}
        onRefuse={(motif) => answer.mutate({ id, decision: 'refusee', motif })}
        question="Refuser cette revendication"
        refuse="Refuser"
        titleId={titleId}
      />
    </Card>
  )
}
