import { parisDate } from '@foulee/domain/heure-paris'
import { HydrationBoundary } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { readPage } from '../../../directory/numbered-page.ts'
import { later } from '../../../later.tsx'
import { prefetch, publicHeaders } from '../../../prefetch.ts'
import { calendrierQuery, coursesPageQuery } from './calendrier.queries.ts'
import {
  readSelection,
  type Selection,
  selectionFilters,
  selectionPath,
} from './calendrier-selection.ts'
import { CardWaiting } from './card-waiting.tsx'
import type { RenderCourse } from './course-groups.tsx'
import { DepartementPage } from './departement-page.tsx'
import { MoisPage } from './mois-page.tsx'

/** A directory page or nothing: its other addresses lead to the one it has. */
function requireSelection(text: string, today: string): Selection {
  const selection = readSelection(text, today)
  if (!selection) throw notFound()
  const path = selectionPath(selection)
  if (path !== `/calendrier/${text}`) throw redirect(path, 301)
  return selection
}

const notFound = () => data({ message: 'Ce calendrier n’existe pas.' }, { status: 404 })

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const today = parisDate(new Date())
  const selection = requireSelection(params.selection ?? '', today)
  const page = readPage(new URL(request.url).searchParams)
  const filters = selectionFilters(selection, today)
  const prefetched = await prefetch(context, async (queries, call) => {
    const [list] = await Promise.all([
      queries.fetchQuery(coursesPageQuery(filters, { page }, call)),
      queries.fetchQuery(calendrierQuery(call)),
    ])
    if (page > 1 && !list.data.length) throw notFound()
  })
  return { queries: prefetched.queries, today, selection }
}

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const today = parisDate(new Date())
  return { queries: undefined, today, selection: requireSelection(params.selection ?? '', today) }
}

export const headers = publicHeaders

const CourseCard = later(
  async () => ({ default: (await import('../../courses/courses/course-card.tsx')).CourseCard }),
  CardWaiting,
)

const renderCourse: RenderCourse = (course) => <CourseCard course={course} layout="row" />

export default function SelectionRoute() {
  const { queries, today, selection } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const page = readPage(params)
  return (
    <HydrationBoundary state={queries}>
      {selection.kind === 'mois' ? (
        <MoisPage renderCourse={renderCourse} mois={selection.mois} page={page} today={today} />
      ) : (
        <DepartementPage
          renderCourse={renderCourse}
          departement={selection.departement}
          page={page}
          today={today}
        />
      )}
    </HydrationBoundary>
  )
}
