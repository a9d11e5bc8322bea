import type { Call } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { EndpointKey } from '@foulee/contract/shared/kit'
import { PLAYER_ORIGINS } from '@foulee/domain/echanges/video'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#kernel/calls/feature.ts'
import { callInProcess } from '#kernel/calls/mount.ts'
import type { Services } from '#kernel/services.ts'
import {
  allowsStale,
  type CachedResponse,
  sendResponse,
  toStoredResponse,
} from '#platform/http/cached-response.ts'
import { secureDocument } from '#platform/http/csp.ts'
import { toApiError } from '#platform/http/errors.ts'
import { cleanUrl } from '#platform/http/logger.ts'
import { getTagHeaders } from '#platform/http/shared-cache.ts'
import type { Made, TaggedCache } from '#platform/http/tagged-cache.ts'
import { readPath, readQuery } from '#platform/http/url.ts'
import { type Render, readSite } from './renderer.ts'

type PagesOptions = {
  routes: readonly Route[]
  services: Services
  cache: TaggedCache<CachedResponse>
  isNew: (url: string) => boolean
  render: Render
  report: (cause: unknown, request: FastifyRequest) => void
  /** Null in development: no cache, and injected styles are allowed. */
  folder: string | null
}

export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendPage(request, reply, options),
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  if (request.url.startsWith('/api/')) return reply.callNotFound()
  const path = readPath(request.url)
  const address = path + readQuery(request.url)
  if (request.url.split('?', 1)[0] !== path) {
    return reply.header('cache-control', 'no-store').redirect(address, 301)
  }
  const { cache, folder } = options
  const stored = cache.get(address)
  if (stored) return sendResponse(request, reply, stored)
  const fail = (cause: unknown) => {
    if (toApiError(cause).status < 500) return
    request.log.error({ err: cause, page: cleanUrl(address) }, 'A page could not be drawn')
    options.report(cause, request)
  }
  const make = () => makePage(address, readHeaders(request), options, fail)
  const isDeveloping = folder === null
  if (isDeveloping) return sendResponse(request, reply, (await make()).value)
  const asking = { shape: shapeOf(path, address), mayLag: allowsStale(request) }
  return sendResponse(request, reply, await cache.obtain(address, make, asking))
}

/**
 * Route shape, which bounds the cache share of a kind of page: `courses/2` for a race, `courses/1?`
 * for a filtered list.
 */
function shapeOf(path: string, address: string): string {
  const parts = path.split('/').slice(1)
  return `${parts[0]}/${parts.length}${address === path ? '' : '?'}`
}

async function makePage(
  address: string,
  values: Record<string, string>,
  options: PagesOptions,
  fail: (cause: unknown) => void,
): Promise<Made<CachedResponse>> {
  const { services, render, isNew } = options
  const parts: Parts = { tags: new Set(), isLasting: true }
  const response = await render(
    new Request(services.config.publicUrl + address, { headers: values }),
    createInProcessCall(options, parts),
    readSite(services.config),
    fail,
  )
  const headers = Object.fromEntries(response.headers)
  const body = isHtml(headers)
    ? Buffer.from(secure(await response.text(), headers, { ...options, address }))
    : Buffer.from(await response.arrayBuffer())
  const isPublic = headers['cache-control']?.startsWith('public') && isHtml(headers)
  if (response.status !== 200 || !isPublic || options.folder === null) {
    headers['cache-control'] ??= 'no-store'
    return { value: { status: response.status, headers, body }, tags: null }
  }
  const tags = parts.isLasting ? [...parts.tags] : null
  // Rendering is expensive: a URL without a query is cached on its first request.
  const isPassing = address.includes('?') && isNew(address)
  const isShared = services.config.cachePurgeUrls.length > 0
  const tagHeaders = getTagHeaders(tags ?? [], isShared && tags !== null)
  return {
    value: toStoredResponse(body, { ...headers, vary: 'accept-encoding', ...tagHeaders }),
    tags,
    isPassing,
  }
}

/** Check-in of an event and till of a shop scan codes with the camera. */
const READS_CODES = /^\/(?:contribution\/evenements\/\d+\/accueil\/\d+|carte\/lire)(?:\?|$)/

function secure(
  document: string,
  headers: Record<string, string>,
  { folder, render, services: { config }, address }: PagesOptions & { address: string },
): string {
  if (folder === null) return document
  const { html, policy } = secureDocument(document, {
    nonce: render.scriptMark,
    players: [...PLAYER_ORIGINS, ...config.peertubeHosts.map((host) => `https://${host}`)],
    reports: config.sentry,
    readsCodes: READS_CODES.test(address),
  })
  headers['content-security-policy'] = policy
  return html
}

const isHtml = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('text/html') ?? false

/** Forwards no visitor data: a cached page must be the same for everybody. */
function readHeaders(request: FastifyRequest): Record<string, string> {
  const accept = request.headers.accept
  return accept ? { accept } : {}
}

type Parts = { tags: Set<string>; isLasting: boolean }

function createInProcessCall({ routes, services }: PagesOptions, parts: Parts): Call {
  const byKey = new Map(routes.map((route) => [route.key, route]))
  const call = async (key: EndpointKey, input: { query?: Record<string, unknown> } = {}) => {
    const route = byKey.get(key)
    if (!route) throw new ApiError('adresse_introuvable')
    const { envelope, tags } = await callInProcess(
      route,
      { ...input, query: writeQuery(input.query ?? {}) },
      services,
    )
    if (!tags) parts.isLasting = false
    for (const tag of tags ?? []) parts.tags.add(tag)
    const { success: _, ...rest } = envelope as { success: true }
    return rest
  }
  return call as unknown as Call
}

function writeQuery(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  )
}
