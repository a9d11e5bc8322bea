import { ApiError } from '@foulee/contract/shared/errors'
import { TraceError } from '@foulee/trace/track'

/** What the reader of tracks says of a file, with its name: several may have been sent. */
export function toRefusal(cause: unknown, nom: string): unknown {
  if (!(cause instanceof TraceError)) return cause
  const { message: why } = cause
  const message = nom ? `Le fichier «\u00a0${nom}\u00a0» ne convient pas. ${why}` : why
  return new ApiError('trace_refusee', { message, errors: { gpx: why }, cause })
}
