import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Patience = {
  /**
   * Whole request: longer than a client's own timeout (produit 1.4), so that a body sent byte by
   * byte ends too.
   */
  requestMs: number
  headersMs: number
  everyMs: number
  /** Idle socket in both directions: a client that does not read its answer. */
  silentMs: number
  /** Time to read a refusal before the socket is destroyed. */
  lingerMs: number
  stopMs: number
}

export const PATIENCE: Patience = {
  requestMs: 120_000,
  headersMs: 15_000,
  everyMs: 5_000,
  silentMs: 150_000,
  lingerMs: 2_000,
  // With the jobs' share, below the 30 s until the process is killed (ops/systemd).
  stopMs: 10_000,
}

/**
 * Closes a socket that is no longer read. A half-closed socket would stay open, with its
 * descriptor, for as long as the client likes.
 */
export function lingerAndClose(socket: Socket, lingerMs: number): void {
  // Discards incoming bytes: unread, they would turn FIN into RST and lose the answer.
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Closes the connection of a request that was answered before its body arrived. */
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
 * Destroys pending connections some time after the stop: Node then checks no request timeout any
 * more, and a body sent byte by byte would keep the process alive.
 */
export function cutAtStop(app: FastifyInstance, stopMs: number): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), stopMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}
