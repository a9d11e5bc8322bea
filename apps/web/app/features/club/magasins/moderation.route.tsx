import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { magasinsQueries } from './magasins-gestion.queries.ts'
import { WaitingMagasin } from './waiting-magasin.tsx'

export default function ModerationMagasins() {
  return (
    <ModerationPage path="/moderation/magasins" title="Magasins à vérifier">
      <QueueCards
        empty={{ title: 'Rien à vérifier', text: 'Tous les magasins proposés ont été vus.' }}
        label="Chargement des magasins…"
        queue={useInfiniteQuery(magasinsQueries.unverified)}
      >
        {(magasin) => <WaitingMagasin magasin={magasin} />}
      </QueueCards>
    </ModerationPage>
  )
}
