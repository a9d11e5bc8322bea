import type { MonVoyage } from '@foulee/contract/sejours/contribution'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { formatDateRange } from '@foulee/domain/shared/date'
import { MineCard } from '#kit/publication/mine-card.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { MinePage } from '#kit/publication/mine-page.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myVoyagesQuery } from './contribution.queries.ts'
import { CreateVoyage } from './create-voyage.tsx'
import { MES_AGENCES } from './paths.ts'
import { VOYAGE } from './voyage-kind.ts'

export default function MesSejours() {
  return (
    <MinePage
      action={<CreateVoyage />}
      kind={VOYAGE}
      lead={
        <>
          <p className="text-ink-soft">
            Vos agences les proposent, les voyageurs réservent ici et vous règlent directement.
          </p>
          <p>
            <TextLink to={MES_AGENCES}>Mes agences, leurs papiers et leurs membres</TextLink>
          </p>
        </>
      }
    >
      <MineList
        empty="Créez le vôtre en quelques minutes&nbsp;: un titre suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez."
        kind={VOYAGE}
        query={myVoyagesQuery}
      >
        {(voyages) => (
          <MineGrid items={voyages} toKey={({ voyage }) => voyage.id}>
            {(mine) => <MyVoyageCard mine={mine} />}
          </MineGrid>
        )}
      </MineList>
    </MinePage>
  )
}

function MyVoyageCard({ mine }: { mine: MonVoyage }) {
  const { agence, lieu, prochain, slug, titre } = mine.voyage
  const date = prochain ? formatDateRange(prochain.debut, prochain.fin) : 'Sans départ à venir'
  return (
    <MineCard
      drawing={<ReliefImage kind="sejour" slug={slug} />}
      facts={[agence.nom, lieu, date]}
      kind={VOYAGE}
      state={mine}
      thing={{ ...mine.voyage, titre: titre || SANS_TITRE }}
    />
  )
}
