import { useInfiniteQuery } from '@tanstack/react-query'
import { QueueItems } from '#kit/moderation/queue-items.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EVENEMENTS } from '../paths.ts'
import { CreateEvenement } from './create-evenement.tsx'
import { myEvenementsQuery } from './edition.queries.ts'
import { MyEvenementCard } from './my-evenement-card.tsx'
import { MES_EVENEMENTS } from './paths.ts'

const EMPTY = {
  title: 'Pas encore d’évènement',
  text: 'Créez le vôtre en quelques minutes\u00a0: un titre suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez.',
}

/** /contribution/evenements (produit 12.3). */
export default function MesEvenements() {
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les évènements que vous organisez."
        isPrivate
        path={MES_EVENEMENTS}
        title="Les évènements que je propose"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Les évènements que je propose</h1>
        <p className="text-ink-soft">
          Sorties, entraînements, ateliers&nbsp;: ceux de vos clubs, de vos organisateurs et de vos
          magasins.
        </p>
        <p>
          <TextLink to={EVENEMENTS}>Tous les évènements à venir</TextLink>
        </p>
      </header>
      <CreateEvenement />
      <MyEvenements />
    </main>
  )
}

function MyEvenements() {
  return (
    <QueueItems
      empty={EMPTY}
      label="Chargement de vos évènements…"
      queue={useInfiniteQuery(myEvenementsQuery)}
    >
      {(evenements) => (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {evenements.map((mine) => (
            <li key={mine.evenement.id}>
              <MyEvenementCard mine={mine} />
            </li>
          ))}
        </ul>
      )}
    </QueueItems>
  )
}
