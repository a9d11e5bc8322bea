import type { Call } from '@foulee/contract/call'
import { ApiError } from '@foulee/contract/errors'
import type { EndpointKey } from '@foulee/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secureDocument } from '../http/csp.ts'
import type { Route } from '../http/feature.ts'
import { callInProcess } from '../http/mount.ts'
import { type Stored, sendStored, store } from '../http/stored.ts'
import type { TaggedCache } from '../http/tagged-cache.ts'
import type { Services } from '../services.ts'
import { type Render, readSite } from './renderer.ts'

type PagesOptions = {
  routes: readonly Route[]
  services: Services
  cache: TaggedCache<Stored>
  /** Whether an address is asked for the first time. */
  isNew: (url: string) => boolean
  render: Render
  /** Null while developing: nothing is kept then, and injected styles are allowed. */
  folder: string | null
}

/** Everything that is neither the API nor a file is a page of the web application. */
export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendPage(request, reply, options),
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  if (request.url.startsWith('/api/')) return reply.callNotFound()
  const stored = options.cache.get(request.url)
  if (stored) return sendStored(request, reply, stored)
  const { moment } = options.cache
  const { services, render } = options
  const made: Made = { tags: new Set(), isLasting: true }
  const { publicUrl } = services.config
  const response = await render(
    new Request(new URL(request.url, publicUrl), { headers: readHeaders(request) }),
    createInProcessCall(options, made),
    readSite(services.config),
  )
  let body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const isDeveloping = options.folder === null
  if (isHtml(headers) && !isDeveloping) {
    const { html, policy } = secureDocument(String(body), {
      mark: render.scriptMark,
      sources: services.config.map.sources,
      reports: services.config.sentry,
    })
    body = Buffer.from(html)
    headers['content-security-policy'] = policy
  }
  const isPublic = headers['cache-control']?.startsWith('public') && isHtml(headers)
  if (response.status !== 200 || !isPublic || isDeveloping) {
    headers['cache-control'] ??= 'no-store'
    return reply.code(response.status).headers(headers).send(body)
  }
  const page = store(body, { ...headers, vary: 'accept-encoding' })
  // A page costs a lot to make: one with a plain address is kept at once.
  if (made.isLasting && (!request.url.includes('?') || !options.isNew(request.url))) {
    options.cache.set(request.url, page, [...made.tags], moment)
  }
  return sendStored(request, reply, page)
}

const isHtml = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('text/html') ?? false

/** Nothing of the visitor reaches a page: it must be the same for everyone. */
function readHeaders(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}

/** What a page was made of: what it depends on, and whether all of that may be kept. */
type Made = { tags: Set<string>; isLasting: boolean }

/** The contract's client without HTTP, for loaders; it notes what the page will depend on. */
function createInProcessCall({ routes, services }: PagesOptions, made: Made): Call {
  const byKey = new Map(routes.map((route) => [route.key, route]))
  const call = async (key: EndpointKey, input: { query?: Record<string, unknown> } = {}) => {
    const route = byKey.get(key)
    if (!route) throw new ApiError('adresse_introuvable')
    const { envelope, tags } = await callInProcess(
      route,
      { ...input, query: writeQuery(input.query ?? {}) },
      services,
    )
    if (!tags) made.isLasting = false
    for (const tag of tags ?? []) made.tags.add(tag)
    const { success: _, ...rest } = envelope as { success: true }
    return rest
  }
  return call as unknown as Call
}

/** A query as it would arrive in an address. */
function writeQuery(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  )
}
