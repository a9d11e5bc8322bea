import type { CourseCard } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { describeRaison } from '@foulee/domain/courses/raison'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placeText } from './course-texts.ts'
import { coursesForMeQuery } from './courses.queries.ts'

type CoursesForMeProps = {
  wishes: string
}

export function CoursesForMe({ wishes }: CoursesForMeProps) {
  const { profil } = useSession()
  const query = useInfiniteQuery(coursesForMeQuery)
  const describe = (course: CourseCard) => {
    const reason = profil && describeRaison(course.edition?.epreuves ?? [], profil)
    return [placeText(course), reason].filter(Boolean).join('\u00a0: ')
  }
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return (
    <Bloc id="courses-pour-moi" query={query} title="Courses pour vous">
      {({ pages }) => {
        const courses = pages.flatMap(({ data }) => data)
        if (!courses.length) {
          return (
            <BlocVide action={<ButtonLink to={wishes}>Changer mes préférences</ButtonLink>}>
              Aucune course à venir près de chez vous n’a le type et la distance que vous aimez.
            </BlocVide>
          )
        }
        return (
          <div className="grid gap-2">
            <Lignes>
              {courses.map((course) => (
                <Ligne
                  detail={describe(course)}
                  key={course.id}
                  quand={course.edition && labelEditionDays(course.edition)}
                  titre={course.nom}
                  to={`/courses/${course.slug}`}
                />
              ))}
            </Lignes>
            {hasNextPage && (
              <Button
                className="justify-self-start"
                isLoading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                variant="quiet"
              >
                Voir plus de courses
              </Button>
            )}
            <p className="text-sm text-ink-soft">
              D’après votre ville et{' '}
              <TextLink to={wishes}>les types et distances que vous aimez</TextLink>, dès que vous
              les avez dits.
            </p>
          </div>
        )
      }}
    </Bloc>
  )
}
