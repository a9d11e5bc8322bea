import { useInfiniteQuery } from '@tanstack/react-query'
import { QueueItems } from '#kit/moderation/queue-items.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myVoyagesQuery } from './contribution.queries.ts'
import { CreateVoyage } from './create-voyage.tsx'
import { MyVoyageCard } from './my-voyage-card.tsx'
import { MES_AGENCES, MES_SEJOURS } from './paths.ts'

const EMPTY = {
  title: 'Pas encore de séjour',
  text: 'Créez le vôtre en quelques minutes\u00a0: un titre suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez.',
}

/** /contribution/sejours (produit 10.7). */
export default function MesSejours() {
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Vos séjours." isPrivate path={MES_SEJOURS} title="Mes séjours" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes séjours</h1>
        <p className="text-ink-soft">
          Vos agences les proposent, les voyageurs réservent ici et vous règlent directement.
        </p>
        <p>
          <TextLink to={MES_AGENCES}>Mes agences, leurs papiers et leurs membres</TextLink>
        </p>
      </header>
      <CreateVoyage />
      <MyVoyages />
    </main>
  )
}

function MyVoyages() {
  return (
    <QueueItems
      empty={EMPTY}
      label="Chargement de vos séjours…"
      queue={useInfiniteQuery(myVoyagesQuery)}
    >
      {(voyages) => (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {voyages.map((mine) => (
            <li key={mine.voyage.id}>
              <MyVoyageCard mine={mine} />
            </li>
          ))}
        </ul>
      )}
    </QueueItems>
  )
}
