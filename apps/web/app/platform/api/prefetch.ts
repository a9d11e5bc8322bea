import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { createQueryClient } from './query-client.ts'
import { type ServerContext, serverContext } from './server-context.ts'

type Prefetched = { queries?: DehydratedState }

/**
 * Runs the queries of a public route on the server, through the in-process API, into the cache. An
 * error of the API becomes the status of the page.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  run: (queryClient: QueryClient, call: Call) => Promise<unknown>,
): Promise<Required<Prefetched>> {
  const queryClient = createQueryClient()
  await run(queryClient, readServer(context).call).catch((cause: unknown) => {
    if (!isApiError(cause)) throw cause
    throw data({ code: cause.code, message: cause.message }, { status: cause.status })
  })
  return { queries: dehydrate(queryClient) }
}

/**
 * Canonical address: an id or an old slug redirects to the current slug.
 * @param path the page's own address
 */
export function leadToName({ slug }: { slug: string }, text: string, path: string): void {
  if (slug !== text) throw redirect(path, 301)
}

export const readServer = (context: Readonly<RouterContextProvider>): ServerContext =>
  context.get(serverContext)

/**
 * Client-side navigations skip the server loader: the component's queries run, from the cache
 * first. Export as `clientLoader`.
 */
export const fromCache = async (): Promise<Prefetched> => ({})

/** Cacheable with revalidation; a stale copy may be served once. */
export const publicHeaders = () => ({
  'Cache-Control': 'public, max-age=0, stale-while-revalidate=60',
})

/** Signed-in pages are an empty shell on the server. */
export const privateHeaders = () => ({ 'Cache-Control': 'private, no-store' })
