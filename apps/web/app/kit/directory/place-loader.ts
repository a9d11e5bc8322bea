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

/** A public directory that has a page, or several, for each place. */
export type PlaceDirectory<Place> = {
  /** What the route calls the last part of the address. */
  param: string
  /** The place that the last part of an address names, by any of its names. */
  find: (text: string) => Place | null
  pathOf: (place: Place) => string
  /** Said when there is none. */
  missing: string
}

/** The directory of a kind of thing, département by département. */
export const byDepartement = (
  pathOf: (departement: Departement) => string,
): PlaceDirectory<Departement> => ({
  param: 'departement',
  find: findDepartement,
  pathOf,
  missing: 'Cet annuaire n’existe pas.',
})

type Named = { slug: string }

const notFound = (message: string) => data({ message }, { status: 404 })

/** A directory page or nothing: its other addresses lead to the one it has. */
function requirePlace<Place extends Named>(
  { param, find, pathOf, missing }: PlaceDirectory<Place>,
  params: LoaderFunctionArgs['params'],
): Place {
  const text = params[param] ?? ''
  const place = find(text)
  if (!place) throw notFound(missing)
  if (place.slug !== text) throw redirect(pathOf(place), 301)
  return place
}

/** What fills a page: its list, and whatever else the page shows, into the cache. */
type FetchPage<Place> = (
  client: QueryClient,
  call: Call,
  at: { place: Place; page: number; params: URLSearchParams },
) => Promise<{ data: readonly unknown[] }>

/** The server's part of a route: a page after the last does not exist, an empty first one does. */
export const placeLoader =
  <Place extends Named>(directory: PlaceDirectory<Place>, fetchPage: FetchPage<Place>) =>
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

/** The browser's part: the same place; the page's own queries ask for the rest. */
export const placeClientLoader =
  <Place extends Named>(directory: PlaceDirectory<Place>) =>
  ({ params }: ClientLoaderFunctionArgs) => ({
    queries: undefined,
    place: requirePlace(directory, params),
  })
