import { pathToFileURL } from 'node:url'
import type { Call } from '@foulee/contract/shared/call'
import type { ApiError } from '@foulee/contract/shared/errors'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { Config } from '#platform/config/config.ts'
import { toApiError } from '#platform/http/errors.ts'

/** The web application as its build exports it, with its own copy of React Router. */
type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext: (given: { call: Call; site: Site; fail: Fail }) => never
      createRequestHandler: typeof createRequestHandler
      scriptMark: string
    }
  }
}

/** What pages may know of the installation; the web's `server-context.ts` reads the same. */
export type Site = {
  publicUrl: string
  isDemo: boolean
  sentryDsn: string | null
}

export const readSite = ({ publicUrl, isDemo, sentry }: Config): Site => ({
  publicUrl,
  isDemo,
  sentryDsn: sentry?.dsn ?? null,
})

/** Is told why a document could not be drawn, or not whole. */
type Fail = (cause: unknown) => void

/** Renders one document. Its inline scripts carry `scriptMark` as their nonce, for `csp.ts`. */
export type Render = {
  (request: Request, call: Call, site: Site, fail: Fail): Promise<Response>
  scriptMark?: string
}

/** @param folder where the web was built */
export async function loadRenderer(folder: string): Promise<Render> {
  return createRenderer(await importBuild(pathToFileURL(`${folder}/server/index.js`).href))
}

/**
 * React chooses by `NODE_ENV`, when it is loaded, between itself and a version for those who develop
 * with it, which checks each element and renders slower: pages are built, and never need that one.
 */
async function importBuild(url: string): Promise<ServerBuild> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await import(url)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Makes a renderer of a build of the web application. */
export function createRenderer(build: ServerBuild): Render {
  const { createLoadContext, createRequestHandler, scriptMark } = (build as WebBuild).entry.module
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const render: Render = async (request, call, site, fail) => {
    const watched = watch(call)
    // What leaves nothing of a page is told by React, then by its router.
    const causes = new Set<unknown>()
    const given = { call: watched.call, site, fail: (cause: unknown) => void causes.add(cause) }
    const response = await handle(request, createLoadContext(given))
    for (const cause of causes) fail(cause)
    return markFailure(response, watched.findRefusal())
  }
  return Object.assign(render, { scriptMark })
}

/** Calls that the database could not answer fail as a page that is unavailable, not as one at fault. */
function watch(call: Call): { call: Call; findRefusal: () => ApiError | null } {
  let refusal: ApiError | null = null
  const watched = async (...args: Parameters<Call>) => {
    try {
      return await call(...args)
    } catch (cause) {
      const error = toApiError(cause)
      if (error.status !== 503) throw cause
      refusal = error
      // React Router keeps the status of a response, in the browser too; of an error it keeps nothing.
      throw Response.json({ message: error.message }, { status: error.status })
    }
  }
  return { call: watched as Call, findRefusal: () => refusal }
}

/** A page that failed, or that lacks what could not be had, is not kept by anybody. */
async function markFailure(response: Response, refusal: ApiError | null): Promise<Response> {
  const hasFailed = response.status >= 500
  if (!hasFailed && !refusal) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (hasFailed && refusal?.retryAfter) headers.set('retry-after', String(refusal.retryAfter))
  const status = hasFailed && refusal ? refusal.status : response.status
  return new Response(await response.arrayBuffer(), { status, headers })
}
