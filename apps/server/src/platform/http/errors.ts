import type { Socket } from 'node:net'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { ERRORS, type ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import { isDatabaseUnavailable, isLockBusy, isUnwritable } from '@foulee/db/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lingerAndClose } from './slow-clients.ts'

const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'type_de_media_refuse',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requete_trop_longue',
  FST_REQ_FILE_TOO_LARGE: 'requete_trop_longue',
  FST_FILES_LIMIT: 'requete_trop_longue',
  FST_PARTS_LIMIT: 'requete_trop_longue',
  FST_FIELDS_LIMIT: 'requete_trop_longue',
  FST_ERR_MAX_PARAM_LENGTH: 'adresse_trop_longue',
}

/** Retry-After in seconds: a restart is shorter, freeing disk space takes a person. */
const RETRY_S = 5
const RETRY_FULL_S = 60
const RETRY_BUSY_S = 1

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  const errorCode = BY_FASTIFY_CODE[code]
  if (errorCode) return new ApiError(errorCode, { cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new ApiError('requete_malformee', { cause: error })
  }
  if (isUnwritable(error)) {
    return new ApiError('service_indisponible', { cause: error, retryAfter: RETRY_FULL_S })
  }
  // Deadlock or lock timeout: a retry succeeds.
  if (isLockBusy(error)) {
    return new ApiError('service_indisponible', { cause: error, retryAfter: RETRY_BUSY_S })
  }
  if (isDatabaseUnavailable(error)) {
    return new ApiError('service_indisponible', { cause: error, retryAfter: RETRY_S })
  }
  return new ApiError('erreur_interne', { cause: error })
}

function failureBody(error: ApiError, requestId: string) {
  return {
    success: false,
    message: error.message,
    code: error.code,
    errors: error.errors,
    request_id: requestId,
  }
}

/**
 * Every API failure has the same French envelope, without a stack trace.
 * @param report reports failures of ours
 */
export function handleErrors(
  app: FastifyInstance,
  report: (cause: unknown, request: FastifyRequest) => void,
): void {
  app.setErrorHandler((cause, request, reply) => {
    if (toApiError(cause).status >= 500) report(cause, request)
    answerFailure(cause, request, reply)
  })
}

/** Also Fastify's `frameworkErrors`: malformed URLs reach no error handler. */
export function answerFailure(cause: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(cause)
  if (error.status >= 500) request.log.error({ err: cause }, error.message)
  if (error.retryAfter) reply.header('retry-after', error.retryAfter)
  reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type(MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(failureBody(error, request.id))))
}

type ParserError = Error & { code?: string; rawPacket?: unknown }

function codeOfParser({ code, rawPacket }: ParserError): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'entetes_trop_longs'
  // Node's parser reports non-HTTP bytes as an invalid method too.
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 50) : ''
  const isRequest = /^[A-Z-]{1,40} \//.test(start)
  return code === 'HPE_INVALID_METHOD' && isRequest ? 'methode_refusee' : 'requete_malformee'
}

/** Answers requests that Node's HTTP parser rejects before Fastify, then closes. */
export const handleClientErrors = (lingerMs: number) => (error: ParserError, socket: Socket) => {
  if (!socket.writable) return void socket.destroy()
  const code = codeOfParser(error)
  const [status] = ERRORS[code]
  const body = JSON.stringify(failureBody(new ApiError(code), ''))
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: ${MEDIA_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  lingerAndClose(socket, lingerMs)
}
