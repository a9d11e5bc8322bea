import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import { datePresets, distancePresets } from '../../../browse/presets.ts'
import { useToday } from '../../../browse/use-today.ts'
import { PageHead } from '../../../page-head.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageIntro } from '../../../ui/page-intro.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { CourseCard } from '../../courses/courses/course-card.tsx'
import { dashboardQuery } from '../../courses/courses/courses.queries.ts'
import { coursesPath } from '../../courses/courses/courses-url.ts'
import { TogetherDoor } from '../landing/together-door.tsx'
import { TravelDoor } from '../landing/travel-door.tsx'
import { groupFilters, type HomeGroup, homeGroups } from './home-groups.ts'
import './home.css'

/** What comes next, group by group (produit 8.18, 14.1). */
export default function HomePage() {
  const { currentUser } = useSession()
  const { data: groups, error, isRefetching, refetch } = useQuery(dashboardQuery())
  return (
    <main className="page" id="contenu">
      <PageHead
        description="Vos prochaines courses, par distance."
        isPrivate
        path="/home"
        title="Accueil"
      />
      <PageIntro className="grid gap-12 pt-6 pb-16 md:pt-10">
        <header className="grid gap-4">
          <h1 className="text-3xl md:text-4xl">
            {currentUser ? `Bonjour ${currentUser.prenom}` : 'Bonjour'}
          </h1>
          <p className="text-lg text-ink-soft">
            Quelle sera votre prochaine ligne de départ&nbsp;?
          </p>
          <Form action="/courses" className="max-w-2xl">
            <SearchField isLarge label="Rechercher une course" maxLength={200} name="texte" />
          </Form>
          <Shortcuts />
        </header>
        {error && !groups ? (
          <ErrorState
            isRetrying={isRefetching}
            message={error.message}
            onRetry={() => void refetch()}
          />
        ) : (
          homeGroups.map((group) => (
            <Group courses={groups?.[group.key]} group={group} key={group.key} />
          ))
        )}
        <TogetherDoor to="/evenements" />
        <TravelDoor to="/sejours" />
      </PageIntro>
    </main>
  )
}

/** The searches that people make most. */
function Shortcuts() {
  const [weekEnd] = datePresets(useToday())
  return (
    <nav aria-label="Recherches courantes" className="home-shortcuts">
      {weekEnd && (
        <ChipLink icon="calendar" preventScrollReset={false} to={coursesPath(weekEnd.change)}>
          {weekEnd.label}
        </ChipLink>
      )}
      {distancePresets.map(({ key, label, change }) => (
        <ChipLink key={key} preventScrollReset={false} to={coursesPath(change)}>
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}

type GroupProps = { group: HomeGroup; courses: readonly CourseCardData[] | undefined }

function Group({ group: { key, title }, courses }: GroupProps) {
  const all = coursesPath(groupFilters(key))
  return (
    <section aria-labelledby={`groupe-${key}`} className="grid gap-5">
      <SectionHeading id={`groupe-${key}`} more={{ to: all, label: 'Voir tout' }} title={title} />
      {courses?.length === 0 ? (
        <div className="card grid justify-items-start gap-3 p-5">
          <p className="text-ink-soft">Aucune date annoncée pour le moment.</p>
          <ButtonLink to={all}>Voir les éditions passées</ButtonLink>
        </div>
      ) : (
        <Row courses={courses} title={title} />
      )}
    </section>
  )
}

/** Side by side; on phones, one after the other under the thumb. */
function Row({
  courses,
  title,
}: {
  courses: readonly CourseCardData[] | undefined
  title: string
}) {
  if (courses) {
    return (
      <ul className="home-row">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Loading label={`${title}\u00a0: chargement…`}>
      <div className="home-row">
        {[1, 2, 3, 4].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </Loading>
  )
}
