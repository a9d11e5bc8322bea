import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Which page, and which of its calls, is being answered. */
export type Trace = { reqId: string; trace: string }

const context = new AsyncLocalStorage<Trace>()

/** The call for whose sake something happens now; nothing for what the server does by itself. */
export const findTrace = (): Trace | undefined => context.getStore()

/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace that a page gives its calls; a call without one, or with a wrong one, is a trace of its own. */
export function readTrace({ traceparent }: IncomingHttpHeaders, reqId: string): string {
  const given = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined
  return given && /[^0]/.test(given) ? given : reqId.replaceAll('-', '')
}

/** From here on everything that a call leads to knows it, down to the statement. */
export function followCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { id: reqId, headers } = request
    context.run({ reqId, trace: readTrace(headers, reqId) }, done)
  })
}
