import { ApiError } from '@foulee/contract/shared/errors'

/** A file that is no readable table. The French sentence is shown under the file's field. */
export class TableError extends ApiError {
  readonly sentence: string
  constructor(sentence: string, cause?: unknown) {
    super('champs_invalides', { errors: { fichier: sentence }, cause })
    this.sentence = sentence
  }
}
