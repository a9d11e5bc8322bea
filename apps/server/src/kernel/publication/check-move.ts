import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import { type Manque, type Move, toErrors } from '@foulee/domain/shared/publication'
import type { User } from '#platform/http/user.ts'

type AskedMove = {
  /** Whether it is an answer of the staff to what was submitted. */
  isAnswer: boolean
  /** What the rules of the domain say of it. */
  move: Move
  motif: string
  /** Who reads the reason, when the move needs one: « l’auteur le lira ». */
  reader: string
}

/**
 * Whether this person may make a move of a publication, and has said why where it must be said.
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides` for a reason that is missing
 */
export function checkMove(user: User, { isAnswer, move, motif, reader }: AskedMove): void {
  if (isAnswer && !user.compte.staff) throw new ApiError('acces_refuse')
  if (!move.isAllowed) {
    const { message } = move
    throw new ApiError('geste_impossible', message === undefined ? {} : { message })
  }
  if (!move.needsReason || motif) return
  throw new ApiError('champs_invalides', { errors: { motif: `Dites pourquoi\u00a0: ${reader}.` } })
}

/** Only what is whole comes before the staff or everyone. @throws ApiError `code`, with what is missing */
export function refuseIncomplete(code: ErrorCode, manques: readonly Manque[]): void {
  if (manques.length) throw new ApiError(code, { errors: toErrors(manques) })
}

/** @throws ApiError `champs_invalides` when there are any */
export function refuse(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}
