import type { Claim } from '@foulee/contract/courses/revendications'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { formatDay } from '#kit/organisation/format-day.ts'
import { tagged } from '#platform/api/tagged.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { pagePath } from './paths.ts'

const [ACCEPT, REFUSE] = REPONSES.revendication
const PAGES = { organisateur: pagePath, magasin: (slug: string) => `/magasins/${slug}` }
const WHY = { title: 'Refuser cette revendication', hint: 'La personne le recevra par email.' }

export function WaitingClaim({ claim }: { claim: Claim }) {
  const { id, type, structure, demandeur, message, created_at } = claim
  const titleId = `revendication-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {structure.nom}
        </h2>
        <p className="text-ink-soft">
          {structure.ville && `${structure.ville}. `}
          <TextLink to={PAGES[type](structure.slug)}>Voir sa page</TextLink>
        </p>
      </div>
      <p>
        Revendiqué par {getDisplayName(demandeur)},{' '}
        <span className="break-all">{demandeur.email}</span>, le {formatDay(created_at)}
      </p>
      {message ? (
        <blockquote className="border-s-4 border-line ps-4 whitespace-pre-line">
          {message}
        </blockquote>
      ) : (
        <p className="text-ink-soft">Sans un mot d’explication.</p>
      )}
      <StaffDecision
        about={structure.nom}
        answers={[
          { reponse: ACCEPT, icon: 'check' },
          { reponse: REFUSE, reason: WHY },
        ]}
        id={id}
        outdated={[tagged('claim', 'organisateurs')]}
        titleId={titleId}
      />
    </Card>
  )
}
