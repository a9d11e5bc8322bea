import type { AgenceAVerifier } from '@foulee/contract/sejours/agences'
import { Facts } from '#kit/moderation/facts.tsx'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { sayDay } from '#kit/organisation/say-day.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AGENCES } from './agences.queries.ts'
import { pagePath, REGISTRE } from './paths.ts'

const [VERIFY, REFUSE] = REPONSES.agence
const WHY = { title: 'Refuser ces papiers', hint: 'Les membres de l’agence le liront.' }

export function WaitingAgence({ agence }: { agence: AgenceAVerifier }) {
  const { id, nom, slug, createur, created_at, description } = agence
  const titleId = `agence-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {nom}
        </h2>
        <p className="text-ink-soft">
          Créée le {sayDay(created_at)}
          {createur && (
            <>
              {' '}
              par {createur.nom}, <span className="break-all">{createur.email}</span>
            </>
          )}
        </p>
      </div>
      <Facts
        facts={[
          ['Immatriculation', agence.immatriculation],
          ['Garant', agence.garant],
          ['Adresse du garant', agence.garant_adresse],
          ['Assureur', agence.assureur],
          ['Adresse de l’assureur', agence.assureur_adresse],
          ['Ville', [agence.code_postal, agence.ville].filter(Boolean).join(' ')],
          ['Email', agence.email],
          ['Téléphone', agence.telephone],
          ['Site', agence.site],
          ['Séjours', String(agence.nb_voyages)],
        ]}
      />
      <p>
        <TextLink to={REGISTRE}>Registre des opérateurs de voyages</TextLink>
      </p>
      {description && <p className="whitespace-pre-line">{description}</p>}
      <StaffDecision
        about={nom}
        answers={[
          { reponse: VERIFY, icon: 'check' },
          { reponse: REFUSE, reason: WHY },
        ]}
        id={id}
        outdated={[AGENCES.queryKey]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={pagePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
