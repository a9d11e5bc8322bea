import type { MonEvenement } from '@foulee/contract/club/evenements-edition'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { capitalize } from '@foulee/domain/shared/typographie'
import { MineCard } from '#kit/publication/mine-card.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { MinePage } from '#kit/publication/mine-page.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placeText, whenText } from '../evenement-texts.ts'
import { EVENEMENTS } from '../paths.ts'
import { CreateEvenement } from './create-evenement.tsx'
import { myEvenementsQuery } from './edition.queries.ts'
import { EVENEMENT } from './evenement-kind.ts'

export default function MesEvenements() {
  return (
    <MinePage
      action={<CreateEvenement />}
      description="Les évènements que vous organisez."
      kind={EVENEMENT}
      lead={
        <>
          <p className="text-ink-soft">
            Sorties, entraînements, ateliers&nbsp;: ceux de vos clubs, de vos organisateurs et de
            vos magasins.
          </p>
          <p>
            <TextLink to={EVENEMENTS}>Tous les évènements à venir</TextLink>
          </p>
        </>
      }
    >
      <MineList
        empty="Créez le vôtre en quelques minutes&nbsp;: un titre suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez."
        kind={EVENEMENT}
        query={myEvenementsQuery}
      >
        {(evenements) => (
          <MineGrid items={evenements} toKey={({ evenement }) => evenement.id}>
            {(mine) => <MyEvenementCard mine={mine} />}
          </MineGrid>
        )}
      </MineList>
    </MinePage>
  )
}

function MyEvenementCard({ mine }: { mine: MonEvenement }) {
  const { evenement } = mine
  const { slug, titre, porteur, prochaine, serie } = evenement
  return (
    <MineCard
      drawing={<ReliefImage kind="evenement" slug={slug} />}
      facts={[serie && capitalize(serie), porteur.nom, placeText(evenement)]}
      kind={EVENEMENT}
      lead={
        <p className="font-semibold">
          {prochaine ? capitalize(whenText(prochaine)) : 'Sans date à venir'}
        </p>
      }
      state={mine}
      thing={{ ...evenement, titre: titre || SANS_TITRE }}
    />
  )
}
