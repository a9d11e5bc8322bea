import { ApiError } from '@foulee/contract/errors'

/** A file that cannot be read at all; the message is for the organiser, under the field of the file. */
export const refuseFile = (message: string, cause?: unknown): ApiError =>
  new ApiError('champs_invalides', { errors: { fichier: message }, cause })
