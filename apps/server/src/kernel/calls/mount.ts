import { Readable } from 'node:stream'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { ApiError } from '@foulee/contract/shared/errors'
import { frenchErrors, toFieldErrors } from '@foulee/contract/shared/french'
import { isCreation, parseKey } from '@foulee/contract/shared/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { PhotoAccess } from '#kernel/entity-types/photo-access.ts'
import type { Services } from '#kernel/services.ts'
import { asCaller, createConcurrencySlots } from '#platform/concurrency/concurrency.ts'
import {
  allowsStale,
  type CachedResponse,
  sendResponse,
  toStoredResponse,
} from '#platform/http/cached-response.ts'
import type { Caller } from '#platform/http/caller.ts'
import { readMultipart } from '#platform/http/multipart.ts'
import { callerKey } from '#platform/http/rate-limit-keys.ts'
import { readPositionCookie, setPositionCookie, withReplica } from '#platform/http/read-replica.ts'
import { sendStream } from '#platform/http/send-stream.ts'
import { getTagHeaders } from '#platform/http/shared-cache.ts'
import { withSpooled } from '#platform/http/spool.ts'
import type { Made, TaggedCache } from '#platform/http/tagged-cache.ts'
import { readPath, readQuery } from '#platform/http/url.ts'
import { checkXsrf } from '#platform/http/xsrf.ts'
import {
  findRefusal,
  type Identity,
  type LooseAnswer,
  type LooseContext,
  type ResolveUser,
  type Route,
} from './feature.ts'
import { joinIdempotencyKey } from './idempotency.ts'

type MountOptions = {
  services: Services
  photos: Pick<PhotoAccess, 'sign'>
  resolveUser: ResolveUser
  cache: TaggedCache<CachedResponse>
  isNew: (url: string) => boolean
}

/** `receive` limits concurrent form uploads per caller. */
type Mounted = MountOptions & { receive: ReturnType<typeof createConcurrencySlots> }

/** Caches must revalidate: a change shows at once, an unchanged page costs a 304. */
const PUBLIC = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'authorization, accept-encoding',
}

/** Registers the contract's calls. Deny by default: access is decided here. */
export function mount(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  const mounted = { ...options, receive: createConcurrencySlots() }
  for (const route of routes) {
    const { method, path } = parseKey(route.key)
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(route, request, reply, mounted),
    })
  }
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, photos, resolveUser, cache, isNew, receive }: Mounted,
) {
  const { endpoint } = route
  const isVisitor = !request.headers.authorization
  const isStorable = isVisitor && endpoint.access === 'public' && request.method === 'GET'
  const key = isStorable ? readPath(request.url) + readQuery(request.url) : ''
  const stored = isStorable ? cache.get(key) : undefined
  if (stored) return sendResponse(request, reply, stored)

  const identity: Identity = isVisitor ? { user: null, failure: null } : await resolveUser(request)
  const refusal = findRefusal(endpoint.access, identity)
  if (refusal) throw new ApiError(refusal)
  const isChange = request.method === 'POST' && !endpoint.isRead
  if (isVisitor && isChange) checkXsrf(request)

  const perform = () =>
    endpoint.access === 'public' && !isChange
      ? withReplica(services, readPositionCookie(request), (near) =>
          run(route, request, identity, { services: near, receive, reply }),
        )
      : run(route, request, identity, { services, receive, reply })
  if (!isStorable) {
    const result = await perform()
    if (isChange) await setPositionCookie(reply, services)
    if (result.pour && 'media' in endpoint.reply) {
      return sendStream(request, reply, { media: endpoint.reply.media, pour: result.pour })
    }
    const finished = await signPhotos(finish(route, result), identity, photos)
    return sendResponse(request, reply, passOn(finished, result))
  }
  const isShared = services.config.cachePurgeUrls.length > 0
  const make = async () => present(route, await perform(), { isPassing: isNew(key), isShared })
  const asking = { shape: route.key, mayLag: allowsStale(request) }
  return sendResponse(request, reply, await cache.obtain(key, make, asking))
}

type Finished = { body: string | Buffer | Readable; media: string }

function present(
  route: Route,
  result: LooseAnswer,
  { isPassing, isShared }: { isPassing: boolean; isShared: boolean },
): Made<CachedResponse> {
  const finished = finish(route, result)
  const { body, media } = finished
  const { tags } = result
  if (!tags || body instanceof Readable) {
    return { value: passOn(finished, result), tags: null, isOwn: true }
  }
  // A Buffer only when cached: one per answer would burden the garbage collector.
  const form = isPassing || typeof body !== 'string' ? body : Buffer.from(body)
  const headers = { ...headersOf(media, result), ...PUBLIC, ...getTagHeaders(tags, isShared) }
  return { value: toStoredResponse(form, headers), tags, isPassing }
}

async function signPhotos(
  { body, media }: Finished,
  { user }: Identity,
  photos: MountOptions['photos'],
): Promise<Finished> {
  const isJson = user !== null && media === MEDIA_TYPE && typeof body === 'string'
  return { body: isJson ? await photos.sign(body, user.id) : body, media }
}

const passOn = ({ body, media }: Finished, result: LooseAnswer): CachedResponse => ({
  status: 200,
  headers: { ...headersOf(media, result), 'cache-control': 'private, no-store' },
  body,
})

async function run(
  route: Route,
  request: FastifyRequest,
  { user }: Identity,
  { services, receive, reply }: Pick<Mounted, 'services' | 'receive'> & { reply: FastifyReply },
): Promise<LooseAnswer> {
  const caller = readCaller(request, reply)
  const key = callerKey(user, caller)
  const asking = { key, most: services.config.lignes.parAppelant }
  const leave = request.isMultipart() ? receive(asking) : null
  const answerCall = async () => {
    const { body, files, spooled } = await readBody(route, request)
    return withSpooled(spooled, async () => {
      const hasFile = spooled.length > 0 || files.some(({ bytes }) => bytes.length > 0)
      if (hasFile) await services.limits.consume('piece', [key])
      const { params, query } = request
      const input = parseInput(route, { params, query, body })
      const sent = { call: route.key, params, body, files, spooled }
      const db =
        user && isCreation(route.endpoint)
          ? joinIdempotencyKey(services, { header: request.headers['idempotency-key'], user, sent })
          : services.db
      const values = { ...services, db, ...input, files, spooled, user, caller }
      return route.handler(values as LooseContext)
    })
  }
  try {
    return await asCaller(asking, answerCall)
  } finally {
    leave?.()
  }
}

function headersOf(media: string, { filename }: LooseAnswer): Record<string, string> {
  return {
    'content-type': media,
    ...(filename ? { 'content-disposition': `attachment; filename="${filename}"` } : {}),
  }
}

/**
 * Runs a public call without HTTP, for server-side rendering.
 * @returns the envelope as parsed data and its tags; without `tags` it must not be cached
 */
export async function callInProcess(
  route: Route,
  input: { params?: unknown; query?: unknown; body?: unknown },
  services: Services,
): Promise<{ envelope: unknown; tags: readonly string[] | null }> {
  if (route.endpoint.access !== 'public') throw new ApiError('session_absente')
  const result = await withReplica(services, null, (near) =>
    route.handler({
      ...near,
      ...parseInput(route, { params: {}, query: {}, body: {}, ...input }),
      files: [],
      spooled: [],
      user: null,
      caller: NOBODY,
    }),
  )
  return { envelope: JSON.parse(String(finish(route, result).body)), tags: result.tags ?? null }
}

const NOBODY: Caller = {
  ip: '',
  user_agent: null,
  hasObjected: true,
  last_event_id: null,
  signal: new AbortController().signal,
}

const readCaller = (request: FastifyRequest, { raw }: FastifyReply): Caller => ({
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  hasObjected: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
  last_event_id: request.headers['last-event-id']?.toString().slice(0, 100) ?? null,
  get signal() {
    return whenLeft(raw)
  },
})

/** Not that of Fastify: a request closes once its body is read, before anybody leaves. */
function whenLeft(response: FastifyReply['raw']): AbortSignal {
  const leaving = new AbortController()
  if (response.destroyed) leaving.abort()
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  return leaving.signal
}

async function readBody({ endpoint }: Route, request: FastifyRequest) {
  const isForm = request.isMultipart()
  const isEither = endpoint.multipart === 'optional'
  if (isEither ? isForm : endpoint.multipart) return readMultipart(request, endpoint)
  if (isForm) throw new ApiError('type_de_media_refuse')
  return { body: request.body, files: [], spooled: [] }
}

type Input = { params: unknown; query: unknown; body: unknown }

/** Validates every part at once, so that one answer names all errors. */
function parseInput({ endpoint }: Route, input: Input): Input {
  const errors: Record<string, string> = {}
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value, { error: frenchErrors })
    if (!parsed.success) Object.assign(errors, toFieldErrors(parsed.error))
    return parsed.data
  }
  const parsed = {
    params: read(endpoint.params, input.params),
    query: read(endpoint.query, joinRepeated(input.query)),
    body: read(endpoint.body, input.body ?? {}),
  }
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
  return parsed
}

/** `a=1&a=2` equals the list `1,2`. */
function joinRepeated(query: unknown): unknown {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  )
}

function finish({ endpoint }: Route, result: LooseAnswer): Finished {
  if (endpoint.reply.kind === 'file') {
    return { body: result.content ?? '', media: result.media ?? endpoint.reply.media }
  }
  if (result.raw !== undefined) return { body: result.raw, media: MEDIA_TYPE }
  const { tags: _, ...parts } = result
  return { body: JSON.stringify({ success: true, ...parts }), media: MEDIA_TYPE }
}
