import type { CourseDuPalmares, MonPalmares } from '@foulee/contract/courses/mon-palmares'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MON_PALMARES, PALMARES_TABS } from '#features/courses/shared/resultats-paths.ts'
import { BackLink } from '#kit/member-page/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { CourseLine } from './course-line.tsx'
import { DeclareeActs } from './declaree-acts.tsx'
import { DeclareeForm } from './declaree-form.tsx'
import { palmaresQuery } from './mon-palmares.queries.ts'
import { CoteSection, Meilleurs, Totaux } from './palmares-parts.tsx'
import { groupByYear } from './palmares-texts.ts'
import { Propositions } from './propositions.tsx'
import { ReglagesPalmares } from './reglages-palmares.tsx'

/** /mon-palmares (produit 9.29): official and declared races, and what they say together. */
export default function MonPalmaresPage() {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(palmaresQuery)
  return (
    <main className="page grid max-w-3xl content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos courses, officielles et déclarées, et votre cote."
        isPrivate
        path={MON_PALMARES}
        title="Mon palmarès"
      />
      <header className="grid gap-4">
        <div className="grid justify-items-start">
          <BackLink to="/profil">Moi</BackLink>
          <h1 className="text-2xl md:text-3xl">Mon palmarès</h1>
        </div>
        <TabLinks label="Mes courses" links={PALMARES_TABS} />
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" onClick={() => setOpen(true)} variant="primary">
            Déclarer une course
          </Button>
          {query.data && query.data.courses.length > 0 && (
            <Button icon="printer" onClick={() => window.print()}>
              Imprimer
            </Button>
          )}
        </div>
      </header>
      {isOpen && <DeclareeForm course={null} onClose={() => setOpen(false)} />}
      <Propositions />
      <Query
        empty={{ is: ({ courses }) => courses.length === 0, show: <Nothing /> }}
        label="Chargement de votre palmarès…"
        query={query}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(palmares) => <Content palmares={palmares} />}
      </Query>
    </main>
  )
}

const Nothing = () => (
  <EmptyState title="Pas encore de course">
    Déclarez une course que vous avez courue, ou dites quelle ligne est la vôtre sur la page des
    résultats d’une course&nbsp;: elle vient ici.
  </EmptyState>
)

function Content({ palmares }: { palmares: MonPalmares }) {
  const { courses, totaux, cotes, meilleurs, reglages } = palmares
  return (
    <>
      <Totaux totaux={totaux} />
      <CoteSection cotes={cotes} title="Ma cote" />
      <Meilleurs meilleurs={meilleurs} title="Mes meilleurs temps" />
      <section aria-labelledby="courses" className="grid gap-5">
        <h2 className="text-xl" id="courses">
          Mes courses
        </h2>
        {groupByYear(courses).map(([annee, ran]) => (
          <Year annee={annee} courses={ran} key={annee} />
        ))}
      </section>
      <ReglagesPalmares reglages={reglages} />
    </>
  )
}

const Year = ({ annee, courses }: { annee: string; courses: readonly CourseDuPalmares[] }) => (
  <section aria-labelledby={`annee-${annee}`} className="grid gap-2">
    <h3 className="text-lg tabular-nums" id={`annee-${annee}`}>
      {annee}
    </h3>
    <ul className="card divide-y divide-line px-5">
      {courses.map((course) => (
        <CourseLine course={course} key={`${course.est_declaree}-${course.id}`}>
          {course.est_declaree && <DeclareeActs course={course} />}
        </CourseLine>
      ))}
    </ul>
  </section>
)
