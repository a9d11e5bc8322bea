import type { Call } from '@foulee/contract/shared/call'
import { type Departement, findDepartement } from '@foulee/domain/shared/departement'
import type { QueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { prefetch } from '#platform/api/prefetch.ts'
import { readPage } from './numbered-page.ts'

export type PlaceDirectory<Place> = {
  param: string
  find: (text: string) => Place | null
  pathOf: (place: Place) => string
  missing: string
}

export const byDepartement = (
  pathOf: (departement: Departement) => string,
): PlaceDirectory<Departement> => ({
  param: 'departement',
  find: findDepartement,
  pathOf,
  missing: 'Cet annuaire n’existe pas.',
})

type Slugged = { slug: string }

const notFound = (message: string) => data({ message }, { status: 404 })

function requirePlace<Place extends Slugged>(
  { param, find, pathOf, missing }: PlaceDirectory<Place>,
  params: LoaderFunctionArgs['params'],
): Place {
  const text = params[param] ?? ''
  const place = find(text)
  if (!place) throw notFound(missing)
  if (place.slug !== text) throw redirect(pathOf(place), 301)
  return place
}

type FetchPage<Place> = (
  client: QueryClient,
  call: Call,
  at: { place: Place; page: number; params: URLSearchParams },
) => Promise<{ data: readonly unknown[] }>

/** Server loader: a page after the last is a 404, an empty first page is not. */
export const placeLoader =
  <Place extends Slugged>(directory: PlaceDirectory<Place>, fetchPage: FetchPage<Place>) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const place = requirePlace(directory, params)
    const { searchParams } = new URL(request.url)
    const page = readPage(searchParams)
    const { queries } = await prefetch(context, async (client, call) => {
      const list = await fetchPage(client, call, { place, page, params: searchParams })
      if (page > 1 && !list.data.length) throw notFound(directory.missing)
    })
    return { queries, place }
  }

/** Client loader: resolves the place only; the queries of the page fetch their data. */
export const placeClientLoader =
  <Place extends Slugged>(directory: PlaceDirectory<Place>) =>
  ({ params }: ClientLoaderFunctionArgs) => ({
    queries: undefined,
    place: requirePlace(directory, params),
  })
