import { ApiError } from '@foulee/contract/errors'
import { TraceError } from '@foulee/trace/track'

/** What the reader of tracks says of a file, with its name: several may have been sent. */
export function toRefusal(cause: unknown, nom: string): unknown {
  if (!(cause instanceof TraceError)) return cause
  const message = nom ? `«\u00a0${nom}\u00a0»\u00a0: ${cause.message}` : cause.message
  return new ApiError('trace_refusee', {
    message: `Fichier refusé, ${message}`,
    errors: { gpx: cause.message },
    cause,
  })
}
