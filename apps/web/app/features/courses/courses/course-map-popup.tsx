import { getDefaultEdition, labelEditionDays } from '@foulee/domain/courses/edition'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CourseDistances } from './course-distances.tsx'
import { courseQuery } from './courses.queries.ts'

export function CourseMapPopup({ id }: { id: string }) {
  const { data: course, isError } = useQuery(courseQuery(id))
  if (isError) return <p>Cette course n’a pas pu se charger.</p>
  if (!course) return <Skeleton className="h-10 w-48" />
  const edition = getDefaultEdition(course)
  return (
    <div className="grid gap-2">
      <Link
        className="font-heading text-lg/6 font-bold hover:underline"
        to={`/courses/${course.slug}`}
      >
        {course.nom}
      </Link>
      {edition && (
        <>
          <p className="text-sm font-semibold text-sapin tabular-nums">
            {labelEditionDays(edition)}
          </p>
          <CourseDistances epreuves={edition.epreuves} />
        </>
      )}
    </div>
  )
}
