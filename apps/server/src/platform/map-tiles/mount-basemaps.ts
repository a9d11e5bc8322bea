import { EAUX, FONDS_PATH } from '@foulee/contract/site/fonds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createConcurrencySlots } from '#platform/concurrency/concurrency.ts'
import { etagOf, hasEtag } from '#platform/http/etag.ts'
import { callerKey } from '#platform/http/rate-limit-keys.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import { PLAN_PATH } from './adopt-style.ts'
import type { Basemaps } from './basemaps.ts'
import { openWaters } from './eaux.ts'
import { type Piece, unpack } from './pieces.ts'
import { TERRAIN_PATH } from './terrain.ts'

/** Opened on its own, a file may run nothing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}
/** Also for absent tiles: an edition's archive never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** MapLibre requests glyphs by 256. */
const RANGE = /^(\d{1,5})-(\d{1,5})$/
const SPRITE = /^(\d{1,2})((?:@2x)?\.(?:json|png))$/

/** Pending tiles per network: a large screen takes about sixty, others queue. */
const MOST_AT_ONCE = 100

export function mountBasemaps(
  app: FastifyInstance,
  basemaps: Basemaps,
  limits: Pick<RateLimits, 'consume'>,
): void {
  const enter = createConcurrencySlots()
  const inTurn = async <T>({ ip }: FastifyRequest, ask: () => Promise<T>): Promise<T> => {
    const key = callerKey(null, { ip })
    const leave = enter({ key, most: MOST_AT_ONCE })
    try {
      await limits.consume('fonds', [key])
      return await ask()
    } finally {
      leave()
    }
  }
  app.addHook('onReady', async () => basemaps.start())
  app.addHook('onClose', () => basemaps.stop())
  app.get(FONDS_PATH, (request, reply) =>
    sendText(request, reply, JSON.stringify(basemaps.state())),
  )
  app.get(`${PLAN_PATH}/clair.json`, (request, reply) =>
    sendText(request, reply, basemaps.plan.current()?.clair),
  )
  app.get(`${PLAN_PATH}/sombre.json`, (request, reply) =>
    sendText(request, reply, basemaps.plan.current()?.sombre),
  )
  app.get(`${PLAN_PATH}/carreaux/:source/:z/:x/:y`, async (request, reply) => {
    const { source } = request.params as { source: string }
    const square = readSquare(request)
    if (!square || !/^\d{1,2}$/.test(source)) return reply.callNotFound()
    const piece = await inTurn(request, () =>
      basemaps.plan.request((plan) => plan.square(Number(source), ...square)),
    )
    return sendPiece(request, reply, piece)
  })
  app.get(`${PLAN_PATH}/glyphes/:fonts/:range`, async (request, reply) => {
    const { fonts, range } = request.params as { fonts: string; range: string }
    const [, first = '', last = ''] = RANGE.exec(range) ?? []
    const isSet = Number(first) % 256 === 0 && Number(last) === Number(first) + 255
    if (first === '' || !isSet || Number(last) > 65_535) return reply.callNotFound()
    const glyphRange = `${+first}-${+last}`
    const piece = await inTurn(request, () =>
      basemaps.plan.request((plan) => plan.glyphs(fonts, glyphRange)),
    )
    return sendPiece(request, reply, piece)
  })
  app.get(`${PLAN_PATH}/images/:file`, async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, n, end] = SPRITE.exec(file) ?? []
    if (n === undefined || end === undefined) return reply.callNotFound()
    const piece = await inTurn(request, () =>
      basemaps.plan.request((plan) => plan.sprite(Number(n), end)),
    )
    return sendPiece(request, reply, piece)
  })
  app.get(`${TERRAIN_PATH}/:z/:x/:y`, async (request, reply) => {
    const square = readSquare(request)
    if (!square) return reply.callNotFound()
    const piece = await inTurn(request, () =>
      basemaps.terrain.request((terrain) => terrain.square(...square)),
    )
    return sendPiece(request, reply, piece)
  })
  const readWaters = openWaters()
  app.get(`${EAUX.chemin}/:z/:x/:y`, async (request, reply) => {
    const square = readSquare(request)
    if (!square || square[0] < EAUX.minzoom || square[0] > EAUX.maxzoom) return reply.callNotFound()
    const piece = await inTurn(request, () => readWaters(...square))
    // Outside the coverage: 204, since a map would report a 404 as an error.
    if (!piece) return reply.headers(HEADERS).header('cache-control', IMMUTABLE).code(204).send()
    return sendPiece(request, reply, piece)
  })
}

function readSquare({ params }: FastifyRequest): [number, number, number] | null {
  const texts = params as { z: string; x: string; y: string }
  if (![texts.z, texts.x, texts.y].every((text) => /^(0|[1-9]\d{0,7})$/.test(text))) return null
  const [z, x, y] = [Number(texts.z), Number(texts.x), Number(texts.y)]
  return z <= 22 && x < 2 ** z && y < 2 ** z ? [z, x, y] : null
}

/** Changes when a service appears or disappears: revalidated with an ETag. */
function sendText(request: FastifyRequest, reply: FastifyReply, text: string | undefined) {
  if (text === undefined) return reply.callNotFound()
  const etag = etagOf(text)
  reply.headers({ ...HEADERS, etag, 'cache-control': 'no-cache' })
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(text)
}

function sendPiece(request: FastifyRequest, reply: FastifyReply, piece: Piece | null) {
  if (!piece) return reply.callNotFound()
  const etag = etagOf(piece.bytes)
  const caching = `public, max-age=${piece.maxAge}`
  reply.headers({ ...HEADERS, etag, 'cache-control': caching, vary: 'accept-encoding' })
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', piece.media)
  const isTaken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!piece.isPacked || !isTaken) return reply.send(unpack(piece))
  return reply.header('content-encoding', 'gzip').send(piece.bytes)
}
