import { formatDateLongue } from '@foulee/domain/shared/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useOfflineCopy } from '#platform/offline/my-pages.ts'
import { useDeed } from '#platform/pwa/use-deed.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EntryCard } from './entry-card.tsx'
import { listeQuery } from './liste.queries.ts'
import { splitListe } from './liste-sections.ts'
import { writeListe } from './offline-liste.ts'

export default function MaRunList() {
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les courses, les parcours et les séances que vous voulez faire."
        isPrivate
        path="/ma-runlist"
        title="Ma run list"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Ma run list</h1>
        <p className="max-w-2xl text-ink-soft">
          Les courses, les parcours et les séances qui vous font envie. Vous êtes prévenu si une
          date, un lieu ou le statut d’une course change, et quand ses inscriptions ouvrent. Vous
          seul voyez cette liste. <TextLink to="/ma-saison">Ma saison</TextLink> la montre par mois,
          avec ce qui ne va pas ensemble.
        </p>
      </header>
      <Suspense fallback={<Waiting />}>
        <Content />
      </Suspense>
    </main>
  )
}

function Content() {
  const { data: liste } = useSuspenseQuery(listeQuery())
  const sections = splitListe(liste)
  const today = useToday()
  useDeed('runlist', sections.length > 0)
  useOfflineCopy('/ma-runlist', writeListe(liste, formatDateLongue(today)))
  if (sections.length === 0) return <Nothing />
  return (
    <div className="grid max-w-4xl gap-12">
      {sections.map(({ section: { key, title, lead }, entries }) => (
        <section aria-labelledby={`liste-${key}`} className="grid gap-5" key={key}>
          <SectionHeading id={`liste-${key}`} lead={lead} title={title} />
          <ul className="grid gap-4">
            {entries.map((entry) => (
              <EntryCard entry={entry} key={entry.key} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      action={
        <>
          <ButtonLink icon="flag" to="/courses" variant="primary">
            Trouver une course
          </ButtonLink>
          <ButtonLink icon="route" to="/parcours">
            Trouver un parcours
          </ButtonLink>
          <ButtonLink icon="stopwatch" to="/training/seances">
            Trouver une séance
          </ButtonLink>
        </>
      }
      title="Rien encore dans votre run list"
    >
      <p>
        Sur la page d’une course, d’un parcours ou d’une séance, «&nbsp;Ajouter à ma run list&nbsp;»
        le garde ici.
      </p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading label="Chargement de votre run list…">
      <div className="grid max-w-4xl gap-4">
        {[0, 1, 2].map((row) => (
          <CardSkeleton key={row} layout="row" />
        ))}
      </div>
    </Loading>
  )
}
