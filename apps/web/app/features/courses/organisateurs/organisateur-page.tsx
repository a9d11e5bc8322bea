import type { CourseCard } from '@foulee/contract/courses/courses'
import type { OrganisateurPage as Organisateur } from '@foulee/contract/courses/organisateurs'
import { aNom } from '@foulee/domain/shared/de-nom'
import { cutDescription } from '@foulee/domain/site/description'
import type { ReactNode } from 'react'
import { ClaimDoor } from '#kit/organisation/claim/claim-door.tsx'
import { Identity } from '#kit/organisation/identity.tsx'
import { useSite } from '#platform/site.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { organisateurJsonLd } from './organisateur-json-ld.ts'
import { editorPath, pagePath, RETROUVER } from './paths.ts'

type OrganisateurPageProps = {
  organisateur: Organisateur
  renderCourse: (course: CourseCard) => ReactNode
  evenements?: ReactNode
}

export function OrganisateurPage({
  organisateur,
  renderCourse,
  evenements,
}: OrganisateurPageProps) {
  const { publicUrl } = useSite()
  const { id, nom, slug, ville, description, courses, nb_evenements } = organisateur
  const isEmpty = courses.length === 0 && nb_evenements === 0
  const isPast = ({ edition }: CourseCard) => !edition || edition.is_past
  const next = courses.filter((course) => !isPast(course))
  return (
    <main className="page grid gap-10 pt-2 pb-10 *:empty:hidden" id="contenu">
      <PageHead
        description={
          (description && cutDescription(description)) ??
          `${nom}${ville ? `, ${aNom(ville)}` : ''}\u00a0: ${courses.length ? 'ses courses à pied, leurs dates et leurs épreuves' : 'ses sorties et ses rendez-vous, avec leurs dates'}.`
        }
        isPrivate={isEmpty}
        jsonLd={organisateurJsonLd(organisateur, publicUrl)}
        path={pagePath(slug)}
        title={nom}
      />
      <div className="grid gap-5">
        <Breadcrumb
          crumbs={[
            { label: 'Accueil', to: '/' },
            { label: 'Calendrier', to: '/calendrier' },
            { label: nom },
          ]}
        />
        <Identity
          kind="organisateur"
          structure={organisateur}
          verified={organisateur.verifie && 'Organisateur vérifié'}
        >
          {organisateur.site && (
            <p>
              <TextLink className="print-address" to={organisateur.site}>
                Site officiel
              </TextLink>
            </p>
          )}
        </Identity>
      </div>
      {isEmpty && (
        <EmptyState title="Pas encore de course">
          <p>Les courses de cet organisateur paraîtront ici.</p>
        </EmptyState>
      )}
      <Races courses={next} id="a-venir" renderCourse={renderCourse} title="Courses à venir" />
      {evenements}
      <Races
        courses={courses.filter(isPast)}
        id="autres"
        renderCourse={renderCourse}
        title={next.length ? 'Sans date à venir' : 'Courses'}
      />
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
        <p className="text-ink-soft">C’est votre structure&nbsp;?</p>
        <ClaimDoor
          editor={editorPath(id)}
          next={RETROUVER}
          structure={organisateur}
          type="organisateur"
        >
          Gérer cette page
        </ClaimDoor>
      </div>
    </main>
  )
}

type RacesProps = Pick<OrganisateurPageProps, 'renderCourse'> & {
  id: string
  title: string
  courses: readonly CourseCard[]
}

function Races({ id, title, courses, renderCourse }: RacesProps) {
  if (!courses.length) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 className="text-2xl" id={id}>
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>{renderCourse(course)}</li>
        ))}
      </ul>
    </section>
  )
}
