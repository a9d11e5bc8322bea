import { HydrationBoundary, useQueries } from '@tanstack/react-query'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { type Compared, comparePath, readCompared } from '#kit/comparison/compared.ts'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Column } from './compare-lines.ts'
import { CompareTable } from './compare-table.tsx'
import { courseQuery } from './courses.queries.ts'
import { findEpreuve } from './edition-choice.ts'
import '#kit/comparison/compare.css'

/** Nearly every comparison is unique: a shared cache would not help. */
const COMPARED_HEADERS = { 'Cache-Control': 'private, max-age=60' }

const readEpreuves = (params: URLSearchParams) => readCompared(params.get('epreuves'))

const listCourses = (compared: readonly Compared[]) => [
  ...new Set(compared.map(({ course }) => String(course))),
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const compareds = readEpreuves(new URL(request.url).searchParams)
  if (!compareds.length) return data({ queries: undefined }, { headers: publicHeaders() })
  const { queries } = await prefetch(context, (client, call) =>
    // A deleted race does not hide the others.
    Promise.all(listCourses(compareds).map((id) => client.prefetchQuery(courseQuery(id, call)))),
  )
  return data({ queries }, { headers: COMPARED_HEADERS })
}

export const clientLoader = () => ({ queries: undefined })

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

const MyColumnTime = lazyHydrate(
  () => import('#features/parcours/parcours/my-column-time.tsx'),
  () => <div className="member-only min-h-26" />,
)

const showMyTime = ({ course, edition, epreuve }: Column) => (
  <MyColumnTime editionsId={edition.id} epreuvesId={epreuve.id} slug={course.slug} />
)

/** /calendrier/comparer (produit 8.31): up to three épreuves side by side, with a shareable URL. */
export default function ComparerRoute() {
  const { queries } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const compareds = readEpreuves(params)
  return (
    <main className="page grid content-start gap-6 pt-4 pb-24 *:min-w-0" id="contenu">
      <PageHead
        description="Des courses côte à côte : date, distance, dénivelé, prix, inscriptions."
        isPrivate
        path={comparePath(compareds)}
        title="Comparer des courses"
      />
      <h1 className="text-2xl sm:text-3xl">Comparer des courses</h1>
      <HydrationBoundary state={queries}>
        <Body compareds={compareds} key={comparePath(compareds)} />
      </HydrationBoundary>
    </main>
  )
}

function Body({ compareds }: { compareds: readonly Compared[] }) {
  const found = useQueries({
    queries: listCourses(compareds).map((id) => courseQuery(id)),
    combine: (answers) => ({
      courses: answers.flatMap(({ data: course }) => course ?? []),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  })
  const columns = compareds.flatMap(({ course: id, epreuve }): Column[] => {
    const course = found.courses.find((course) => course.id === id)
    const chosen = course && findEpreuve(course, String(epreuve))
    return course && chosen ? [{ course, ...chosen }] : []
  })
  if (!columns.length && found.isPending) return <p role="status">Chargement…</p>
  if (!columns.length) return <Nothing />
  return <CompareTable columns={columns} myTime={showMyTime} />
}

const Nothing = () => (
  <EmptyState
    action={
      <ButtonLink icon="calendar" to="/calendrier">
        Voir le calendrier
      </ButtonLink>
    }
    title="Rien à comparer pour le moment"
  >
    Sur une course, «&nbsp;Comparer&nbsp;» met une épreuve ici&nbsp;: jusqu’à trois, côte à côte.
  </EmptyState>
)
