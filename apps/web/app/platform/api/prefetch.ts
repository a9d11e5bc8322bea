import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { createQueryClient } from './query-client.ts'
import { type ServerContext, serverContext } from './server-context.ts'

/** What a public page hands to the browser: the answers it was rendered with. */
type Prefetched = { queries?: DehydratedState }

/**
 * Runs a public route's queries on the server, by the API in process, so that the component finds
 * them in the cache. A refusal of the API becomes the page's status.
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
 * One address for each page: by its number a thing leads to the address that bears its name.
 * @param path the page's own address
 */
export function leadToName({ slug }: { slug: string }, asked: string, path: string): void {
  if (slug !== asked) throw redirect(path, 301)
}

export const readServer = (context: Readonly<RouterContextProvider>): ServerContext =>
  context.get(serverContext)

/**
 * A navigation inside the application asks the server for nothing before it shows the page: the
 * component's own queries do, from the cache first. Export it as `clientLoader`.
 */
export const fromCache = async (): Promise<Prefetched> => ({})

/** Any cache may keep a public page, but asks whether it has changed; a stale one may show once. */
export const publicHeaders = () => ({
  'Cache-Control': 'public, max-age=0, stale-while-revalidate=60',
})

/** Signed-in pages are an empty shell on the server. */
export const privateHeaders = () => ({ 'Cache-Control': 'private, no-store' })
