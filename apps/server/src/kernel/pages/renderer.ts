import { pathToFileURL } from 'node:url'
import type { Call } from '@foulee/contract/shared/call'
import type { ApiError } from '@foulee/contract/shared/errors'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { Config } from '#platform/config/config.ts'
import { toApiError } from '#platform/http/errors.ts'

type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext: (input: { call: Call; site: Site; fail: Fail }) => never
      createRequestHandler: typeof createRequestHandler
      scriptMark: string
    }
  }
}

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

type Fail = (cause: unknown) => void

/** Renders one document. Its inline scripts have `scriptMark` as their nonce, for `csp.ts`. */
export type Render = {
  (request: Request, call: Call, site: Site, fail: Fail): Promise<Response>
  scriptMark?: string
}

export async function loadRenderer(folder: string): Promise<Render> {
  return createRenderer(await importBuild(pathToFileURL(`${folder}/server/index.js`).href))
}

/**
 * React reads `NODE_ENV` at load time; its development build validates each element and is slower,
 * so the import runs with `production`.
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

export function createRenderer(build: ServerBuild): Render {
  const { createLoadContext, createRequestHandler, scriptMark } = (build as WebBuild).entry.module
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const render: Render = async (request, call, site, fail) => {
    const watched = watch(call)
    // A failure without output is reported twice, by React and by its router.
    const causes = new Set<unknown>()
    const input = { call: watched.call, site, fail: (cause: unknown) => void causes.add(cause) }
    const response = await handle(request, createLoadContext(input))
    for (const cause of causes) fail(cause)
    return markFailure(response, watched.findRefusal())
  }
  return Object.assign(render, { scriptMark })
}

/** A call that fails with an unavailable database makes the page unavailable, not faulty. */
function watch(call: Call): { call: Call; findRefusal: () => ApiError | null } {
  let refusal: ApiError | null = null
  const watched = async (...args: Parameters<Call>) => {
    try {
      return await call(...args)
    } catch (cause) {
      const error = toApiError(cause)
      if (error.status !== 503) throw cause
      refusal = error
      // React Router keeps the status of a thrown response, but not of an error.
      throw Response.json({ message: error.message }, { status: error.status })
    }
  }
  return { call: watched as Call, findRefusal: () => refusal }
}

/** A failed or incomplete page must not be cached anywhere. */
async function markFailure(response: Response, refusal: ApiError | null): Promise<Response> {
  const hasFailed = response.status >= 500
  if (!hasFailed && !refusal) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (hasFailed && refusal?.retryAfter) headers.set('retry-after', String(refusal.retryAfter))
  const status = hasFailed && refusal ? refusal.status : response.status
  return new Response(await response.arrayBuffer(), { status, headers })
}
