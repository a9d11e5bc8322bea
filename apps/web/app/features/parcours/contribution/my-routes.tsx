import type { MonParcours } from '@foulee/contract/parcours/parcours'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { MineCard } from '#kit/publication/mine-card.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { Croquis } from '#kit/track/croquis.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { myParcoursQuery } from './contribution.queries.ts'
import { PARCOURS } from './parcours-kind.ts'

export const MyRoutes = () => (
  <MineList
    empty="Déposez le fichier d’une sortie que vous aimez&nbsp;: vous verrez sa carte, son profil et ses montées avant de décider de la publier."
    kind={PARCOURS}
    query={myParcoursQuery}
  >
    {(routes) => (
      <MineGrid items={routes} toKey={({ id }) => id}>
        {(parcours) => <MyRouteCard parcours={parcours} />}
      </MineGrid>
    )}
  </MineList>
)

function MyRouteCard({ parcours }: { parcours: MonParcours }) {
  const { slug, distance, denivele, ville, croquis } = parcours
  return (
    <MineCard
      drawing={
        <>
          <ReliefImage kind="parcours" slug={slug} />
          <Croquis croquis={croquis} />
        </>
      }
      facts={[
        distance === null ? 'Sans trace' : formatDistance(distance),
        denivele === null ? null : formatDenivele(denivele),
        ville,
      ]}
      kind={PARCOURS}
      state={parcours}
      thing={parcours}
    />
  )
}
