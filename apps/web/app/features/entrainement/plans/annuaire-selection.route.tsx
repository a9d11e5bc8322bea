import { getPlanPath, readPlanPath } from '@foulee/domain/entrainement/annuaire'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
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
import { AnnuairePage } from './annuaire-page.tsx'
import { annuaireQuery, type Selection } from './plans.queries.ts'

const notFound = () => data({ message: 'Cet annuaire n’existe pas.' }, { status: 404 })

type Params = { objectif?: string; niveau?: string }

function requireSelection({ objectif = '', niveau }: Params): Required<Selection> {
  const selection = readPlanPath(objectif, niveau)
  if (!selection) throw notFound()
  const path = getPlanPath(selection.objectif, selection.niveau ?? undefined)
  const requested = [getPlanPath(), objectif, niveau].filter(Boolean).join('/')
  if (path !== requested) throw redirect(path, 301)
  return selection
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const selection = requireSelection(params)
  const page = readPage(new URL(request.url).searchParams)
  const { queries } = await prefetch(context, async (client, call) => {
    const list = await client.fetchQuery(annuaireQuery(selection, page, call))
    if (page > 1 && !list.data.length) throw notFound()
  })
  return { queries, selection }
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => ({
  queries: undefined,
  selection: requireSelection(params),
})

export const headers = publicHeaders

export default function AnnuaireSelectionRoute() {
  const { queries, selection } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  return (
    <HydrationBoundary state={queries}>
      <Listed page={readPage(params)} selection={selection} />
    </HydrationBoundary>
  )
}

function Listed({ selection, page }: { selection: Required<Selection>; page: number }) {
  const { data: list } = useSuspenseQuery(annuaireQuery(selection, page))
  return <AnnuairePage list={list} page={page} selection={selection} />
}
