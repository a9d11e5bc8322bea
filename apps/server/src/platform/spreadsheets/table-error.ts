import { ApiError } from '@foulee/contract/shared/errors'

/**
 * A file that cannot be read as a table. The sentence is for the person who sent it; at the door it
 * stands under the field of the file.
 */
export class TableError extends ApiError {
  readonly sentence: string
  constructor(sentence: string, cause?: unknown) {
    super('champs_invalides', { errors: { fichier: sentence }, cause })
    this.sentence = sentence
  }
}
