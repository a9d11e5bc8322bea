import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { waitingClaimsQuery } from './organisateurs.queries.ts'
import { organisateursQueries } from './organisateurs-gestion.queries.ts'
import { WaitingClaim } from './waiting-claim.tsx'
import { WaitingOrganisateur } from './waiting-organisateur.tsx'

export default function ModerationOrganisateurs() {
  const isNew = useSearchParams()[0].get('file') === 'nouveaux'
  return (
    <ModerationPage path="/moderation/organisateurs" title="Organisateurs à examiner">
      <nav aria-label="Files" className="flex flex-wrap gap-2">
        <ChipLink isSelected={!isNew} to="?file=revendications">
          Revendications
        </ChipLink>
        <ChipLink isSelected={isNew} to="?file=nouveaux">
          Nouveaux organisateurs
        </ChipLink>
      </nav>
      {isNew ? <NewOnes /> : <Claims />}
    </ModerationPage>
  )
}

function Claims() {
  return (
    <QueueCards
      empty={{ title: 'Rien à examiner', text: 'Toutes les revendications ont reçu une réponse.' }}
      label="Chargement des revendications…"
      queue={useInfiniteQuery(waitingClaimsQuery)}
    >
      {(claim) => <WaitingClaim claim={claim} />}
    </QueueCards>
  )
}

function NewOnes() {
  return (
    <QueueCards
      empty={{ title: 'Rien à examiner', text: 'Tous les organisateurs ont été vus.' }}
      label="Chargement des organisateurs…"
      queue={useInfiniteQuery(organisateursQueries.unverified)}
    >
      {(organisateur) => <WaitingOrganisateur organisateur={organisateur} />}
    </QueueCards>
  )
}
