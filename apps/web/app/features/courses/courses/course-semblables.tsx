import type { CourseCard as Card, Course } from '@foulee/contract/courses/courses'
import { countDays } from '@foulee/domain/shared/calendrier'
import { distanceMetres } from '@foulee/domain/shared/geo'
import { direEloignement } from '@foulee/domain/shared/trouver/ressemblance'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '#kit/list-page/use-today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { CourseCard } from './course-card.tsx'
import { listCourseCrumbs } from './course-crumbs.ts'
import { findOthersReason } from './course-others.ts'
import { semblablesQuery } from './courses.queries.ts'
import { findDefaultEdition } from './edition-choice.ts'

export default function CourseSemblables({ course }: { course: Course }) {
  const { data: courses } = useQuery(semblablesQuery(course.slug))
  const today = useToday()
  if (!courses) return null
  const reason = findOthersReason(course)
  if (!courses.length && reason === 'passee') return null
  const [calendar, area = calendar] = listCourseCrumbs(course)
  const eloignement = direEloignement(courses.map((other) => measure(course, other, today)))
  const closed = reason === 'close' ? 'Ici, les inscriptions sont closes. ' : ''
  const found = courses.length
    ? `${LEADS[eloignement ?? 'proche']}, et l’on peut encore s’y inscrire.`
    : 'Aucune course à venir ne ressemble à celle-ci.'
  return (
    <section aria-labelledby="semblables" className="no-print page grid gap-5 pt-8 md:pt-10">
      <SectionHeading
        id="semblables"
        lead={closed + found}
        title={TITLES[courses.length] ?? 'Des courses comme celle-ci'}
      />
      {courses.length ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((other) => (
            <li key={other.id}>
              <CourseCard course={other} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <ButtonLink icon="calendar" to={area?.to ?? '/calendrier'}>
            {area === calendar ? 'Voir le calendrier' : `Voir le calendrier\u00a0: ${area?.label}`}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function measure(course: Course, other: Card, today: string) {
  const date = findDefaultEdition(course)?.date_debut ?? today
  const wanted = date > today ? date : today
  return {
    km:
      course.position && other.position
        ? distanceMetres(course.position, other.position) / 1000
        : 0,
    jours: other.edition?.date_debut ? Math.abs(countDays(wanted, other.edition.date_debut)) : 0,
  }
}

const LEADS = {
  proche: 'Proches en date et en lieu',
  loin: 'Aucune n’est proche\u00a0: celles-ci sont plus loin',
  autre_date: 'Aucune n’est proche en date\u00a0: celles-ci sont à d’autres moments de l’année',
  loin_et_autre_date: 'Aucune n’est proche\u00a0: celles-ci sont plus loin ou à une autre date',
} as const

const TITLES = [
  'Une autre course',
  'Une course comme celle-ci',
  'Deux courses comme celle-ci',
  'Trois courses comme celle-ci',
]
