import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { filtresQuery, pagesQuery } from '#kit/list-page/list.queries.ts'
import { ListPage } from '#kit/list-page/list-page.tsx'
import { readFilters } from '#kit/list-page/list-url.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { TextLink } from '#ui/text-link.tsx'
import { departementsQuery } from './magasins.queries.ts'
import { createMagasinsKind } from './magasins-kind.tsx'
import { MagasinsMap } from './magasins-map.tsx'
import { MES_MAGASINS } from './paths.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const kind = createMagasinsKind(call)
    const filters = readFilters(new URL(request.url).searchParams)
    await Promise.all([
      queries.fetchQuery(filtresQuery(kind)),
      queries.fetchQuery(departementsQuery(call)),
      // An invalid filter is reported on the page by its own query.
      queries.prefetchInfiniteQuery(pagesQuery(kind, filters)),
    ])
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const kind = createMagasinsKind()

export default function MagasinsRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <ListPage
        before={
          <p className="no-print pt-3 text-sm text-ink-soft">
            Vous tenez un magasin&nbsp;? <TextLink to={MES_MAGASINS}>Ajoutez le vôtre</TextLink>
          </p>
        }
        kind={kind}
        renderMap={(slot) => <MagasinsMap {...slot} />}
      />
    </HydrationBoundary>
  )
}
