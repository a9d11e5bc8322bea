import { ApiError } from '@foulee/contract/shared/errors'
import { TraceError } from '@foulee/trace/track'

/** Adds the file name to the error, since several files may be uploaded. */
export function toRefusal(cause: unknown, nom: string): unknown {
  if (!(cause instanceof TraceError)) return cause
  const { message: why } = cause
  const message = nom ? `Le fichier «\u00a0${nom}\u00a0» ne convient pas. ${why}` : why
  return new ApiError('trace_refusee', { message, errors: { gpx: why }, cause })
}
