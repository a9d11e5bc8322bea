import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time-outs for callers, in milliseconds. */
export type Patience = {
  /** For a whole request: longer than a client waits (produit 1.4), so that a body sent drop by drop ends too. */
  requestMs: number
  /** For its headers. */
  headersMs: number
  /** Between two looks at those. */
  everyMs: number
  /** For a socket on which nothing moves, in either direction: a client that does not read what it asked for. */
  silentMs: number
  /** To read the answer and go, for whom nothing more is read from. */
  lingerMs: number
  /** To end what is under way, once the server stops. */
  stopMs: number
}

export const PATIENCE: Patience = {
  requestMs: 120_000,
  headersMs: 15_000,
  everyMs: 5_000,
  silentMs: 150_000,
  lingerMs: 2_000,
  // Less than the half minute after which a process is killed (ops/systemd), with what jobs take beside.
  stopMs: 10_000,
}

/**
 * Ends a socket of which nothing more is read, with or without the other side: ended by us alone it stays
 * open for as long as the client likes, and so does its descriptor.
 */
export function lingerAndClose(socket: Socket, lingerMs: number): void {
  // Bytes that still come are let go: unread, it would turn the end into a reset, and the answer would be lost.
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A request that was answered before its body came, refused as it is, is its connection's last one. */
export function closeUnread(app: FastifyInstance, lingerMs: number): void {
  const isUnread = (raw: IncomingMessage) => hasBody(raw) && raw.complete === false
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request.raw)) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isUnread(raw)) lingerAndClose(raw.socket, lingerMs)
    done()
  })
}

/**
 * Cuts what is still under way when the server has been stopping for a while: Node looks at no time of a
 * request any more from then on, and one body sent drop by drop would keep the process for ever.
 */
export function cutAtStop(app: FastifyInstance, stopMs: number): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), stopMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}
