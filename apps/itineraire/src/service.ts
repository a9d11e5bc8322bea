import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** The calls of Valhalla that the site makes; each takes and gives JSON as text. */
export type Router = Readonly<Record<Action, (query: string) => Promise<string>>>
export type Action = 'route' | 'trace_attributes' | 'status'
const ACTIONS: readonly Action[] = ['route', 'trace_attributes', 'status']

/** A line of 60 km in points of 5 m. */
const MAX_BODY = 512 * 1024
/** A call takes milliseconds; a queue means that somebody asks too much. */
const MAX_PENDING = 60
const BODY_MS = 5_000

/** Codes of Valhalla by its sentence: the bindings give no code. */
const CODES: readonly (readonly [RegExp, number])[] = [
  [/No suitable edges/i, 171],
  [/unconnected regions/i, 170],
  [/No path could be found|No route/i, 442],
  [/exceeds the max distance/i, 154],
  [/Failed to parse|Try any of|Insufficiently specified/i, 100],
]

/**
 * Valhalla over HTTP, as the site asks it, and `GET /sante`.
 * @param router null while there are no tiles
 */
export function createService(router: () => Router | null): Server {
  let pending = 0
  const server = createServer({ requestTimeout: BODY_MS }, (request, response) => {
    // A target like « // » is no URL.
    const [pathname = ''] = (request.url ?? '').split('?')
    const current = router()
    if (pathname === '/sante') return send(response, current ? 200 : 503, { pret: !!current })
    const action = ACTIONS.find((name) => pathname === `/${name}`)
    if (!action) return send(response, 404, { error: 'Not found' })
    if (!current || pending >= MAX_PENDING) {
      response.setHeader('retry-after', '5')
      return send(response, 503, { error: 'Busy, or without tiles' })
    }
    pending++
    const answered = answer(current[action], request, response)
    void answered.finally(() => {
      pending--
    })
  })
  return server
}

async function answer(
  call: (query: string) => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request)
    if (body === null) return send(response, 413, { error: 'Too large' })
    const text = await call(body || '{}')
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause)
    const code = CODES.find(([pattern]) => pattern.test(error))?.[1]
    if (response.headersSent) return
    // An unknown cause is a fault of the engine: the site must take it for one.
    if (code === undefined) return send(response, 500, { error })
    send(response, 400, { error_code: code, error })
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MAX_BODY) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
