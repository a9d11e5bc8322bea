import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { PageHead } from '../../page-head.tsx'
import { fromCache, prefetch, publicHeaders } from '../../prefetch.ts'
import { courseQuery } from './courses.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(courseQuery(slug, call)))
export const clientLoader = fromCache
export const headers = publicHeaders

export default function CoursePage() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <CourseContent slug={slug} />
    </HydrationBoundary>
  )
}

function CourseContent({ slug }: { slug: string }) {
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  return (
    <main id="contenu">
      <PageHead
        title={course.nom}
        description={course.description ?? ''}
        path={`/courses/${slug}`}
      />
      <h1>{course.nom}</h1>
    </main>
  )
}
