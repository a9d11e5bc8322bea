import { parisDate } from '@foulee/domain/shared/heure-paris'
import { HydrationBoundary } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { readPage } from '#kit/directory/numbered-page.ts'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { calendrierQuery, coursesPageQuery, loosenQuery } from './calendrier.queries.ts'
import { filtersToRelax, isSearching, searchFilters } from './calendrier-search.ts'
import {
  readSelection,
  readSelectionSearch,
  type Selection,
  selectionFilters,
  selectionPath,
} from './calendrier-selection.ts'
import { CardWaiting } from './card-waiting.tsx'
import type { RenderCourse } from './course-groups.tsx'
import type { RenderPopup } from './courses-on-map.tsx'
import { DepartementPage } from './departement-page.tsx'
import { MoisPage } from './mois-page.tsx'

/**
 * Selection of the URL; redirects to its canonical URL.
 * @throws 404 for an unknown one
 */
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
  const { searchParams } = new URL(request.url)
  const page = readPage(searchParams)
  const search = readSelectionSearch(selection, searchParams, today)
  const filters = searchFilters(search, today, selectionFilters(selection, today))
  const prefetched = await prefetch(context, async (queries, call) => {
    const [list] = await Promise.all([
      queries.fetchQuery(coursesPageQuery(filters, { page }, call)),
      queries.fetchQuery(calendrierQuery(call)),
    ])
    if (list.nb === 0 && isSearching(search)) {
      await queries.fetchQuery(loosenQuery(filters, filtersToRelax(search), call))
    }
    if (page > 1 && !list.data.length) throw notFound()
  })
  return { queries: prefetched.queries, today, selection }
}

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const today = parisDate(new Date())
  return { queries: undefined, today, selection: requireSelection(params.selection ?? '', today) }
}

export const headers = publicHeaders

const CourseCard = lazyHydrate(
  async () => ({ default: (await import('#features/courses/courses/course-card.tsx')).CourseCard }),
  CardWaiting,
)

const CompareTray = lazyHydrate(
  () => import('#kit/comparison/compare-tray.tsx'),
  () => null,
)

const CourseMapPopup = lazyHydrate(
  async () => ({
    default: (await import('#features/courses/courses/course-map-popup.tsx')).CourseMapPopup,
  }),
  () => null,
)

const renderPopup: RenderPopup = (id) => <CourseMapPopup id={id} />

const renderCourse: RenderCourse = (course) => <CourseCard course={course} layout="row" />

export default function SelectionRoute() {
  const { queries, today, selection } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const page = readPage(params)
  const search = readSelectionSearch(selection, params, today)
  return (
    <HydrationBoundary state={queries}>
      <CompareTray />
      {selection.kind === 'mois' ? (
        <MoisPage
          renderCourse={renderCourse}
          renderPopup={renderPopup}
          mois={selection.mois}
          page={page}
          search={search}
          today={today}
        />
      ) : (
        <DepartementPage
          renderCourse={renderCourse}
          renderPopup={renderPopup}
          search={search}
          departement={selection.departement}
          page={page}
          today={today}
        />
      )}
    </HydrationBoundary>
  )
}
