import type { OrganisateurAVerifier } from '@foulee/contract/courses/organisateurs'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { sayDay } from '#kit/organisation/say-day.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ORGANISATEURS } from './organisateurs.queries.ts'
import { pagePath } from './paths.ts'

const [VERIFY, REFUSE] = REPONSES.organisateur
const WHY = { title: 'Refuser cet organisateur', hint: 'La personne le recevra par email.' }

export function WaitingOrganisateur({ organisateur }: { organisateur: OrganisateurAVerifier }) {
  const { id, nom, slug, createur, created_at, description } = organisateur
  const titleId = `organisateur-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {nom}
        </h2>
        <p className="text-ink-soft">
          Créé le {sayDay(created_at)}
          {createur && (
            <>
              {' '}
              par {createur.nom}, <span className="break-all">{createur.email}</span>
            </>
          )}
        </p>
      </div>
      <Facts organisateur={organisateur} />
      {description && <p className="whitespace-pre-line">{description}</p>}
      <StaffDecision
        about={nom}
        answers={[
          { reponse: VERIFY, icon: 'check' },
          { reponse: REFUSE, reason: WHY },
        ]}
        id={id}
        outdated={[ORGANISATEURS.queryKey]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={pagePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}

function Facts({ organisateur }: { organisateur: OrganisateurAVerifier }) {
  const { code_postal, ville, email, telephone, nb_courses, site } = organisateur
  const facts: [string, string | null][] = [
    ['Ville', [code_postal, ville].filter(Boolean).join(' ')],
    ['Email', email],
    ['Téléphone', telephone],
    ['Courses', String(nb_courses)],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value]) =>
        value ? (
          <div className="min-w-0" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {site && (
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">Site</dt>
          <dd>
            <TextLink to={site}>{site}</TextLink>
          </dd>
        </div>
      )}
    </dl>
  )
}
