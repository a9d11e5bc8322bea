import type { Call } from '@foulee/contract/shared/call'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { readPage } from '#kit/directory/numbered-page.ts'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { calendrierQuery, coursesPageQuery, loosenQuery } from './calendrier.queries.ts'
import { CalendrierIndex } from './calendrier-index.tsx'
import {
  filtersToRelax,
  isSearching,
  readSearch,
  type Search,
  searchFilters,
} from './calendrier-search.ts'
import { CardWaiting } from './card-waiting.tsx'
import type { RenderCourse } from './course-groups.tsx'
import type { RenderPopup } from './courses-on-map.tsx'
import { SearchResults } from './search-results.tsx'

/** Nearly every search is unique and depends on today: no shared cache. */
const SEARCH_HEADERS = { 'Cache-Control': 'private, max-age=60' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const today = parisDate(new Date())
  const { searchParams } = new URL(request.url)
  const search = readSearch(searchParams, today)
  const isSearch = isSearching(search)
  const { queries } = await prefetch(context, (client, call) => {
    const counts = client.fetchQuery(calendrierQuery(call))
    if (!isSearch) return counts
    const page = readPage(searchParams)
    return Promise.all([counts, fetchResults(client, call, { search, today, page })])
  })
  return data({ queries, today }, { headers: isSearch ? SEARCH_HEADERS : publicHeaders() })
}

type Searched = { search: Search; today: string; page: number }

async function fetchResults(client: QueryClient, call: Call, { search, today, page }: Searched) {
  const filters = searchFilters(search, today)
  const { nb } = await client.fetchQuery(coursesPageQuery(filters, { page }, call))
  if (nb === 0) await client.fetchQuery(loosenQuery(filters, filtersToRelax(search), call))
}

export const clientLoader = () => ({ queries: undefined, today: parisDate(new Date()) })

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

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

export default function CalendrierRoute() {
  const { queries, today } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const search = readSearch(params, today)
  return (
    <HydrationBoundary state={queries}>
      <CompareTray />
      {isSearching(search) ? (
        <SearchResults
          renderCourse={renderCourse}
          renderPopup={renderPopup}
          page={readPage(params)}
          search={search}
          today={today}
        />
      ) : (
        <CalendrierIndex today={today} />
      )}
    </HydrationBoundary>
  )
}
