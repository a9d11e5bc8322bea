import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type Trace = { reqId: string; trace: string }

const context = new AsyncLocalStorage<Trace>()

export const findTrace = (): Trace | undefined => context.getStore()

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

export function readTrace({ traceparent }: IncomingHttpHeaders, reqId: string): string {
  const traceId = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined
  return traceId && /[^0]/.test(traceId) ? traceId : reqId.replaceAll('-', '')
}

/**
 * Makes the trace available to everything within a call, down to SQL statements
 * (AsyncLocalStorage).
 */
export function followCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { id: reqId, headers } = request
    context.run({ reqId, trace: readTrace(headers, reqId) }, done)
  })
}
