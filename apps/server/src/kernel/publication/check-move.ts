import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import { type Manque, type Move, toErrors } from '@foulee/domain/shared/publication'
import type { User } from '#platform/http/user.ts'

type MoveCheck = {
  isAnswer: boolean
  move: Move
  motif: string
  /** Reader of a mandatory reason: « l’auteur le lira ». */
  reader: string
}

/**
 * Checks the right to a transition, and its reason where mandatory.
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides` for a missing reason
 */
export function checkMove(user: User, { isAnswer, move, motif, reader }: MoveCheck): void {
  if (isAnswer && !user.compte.staff) throw new ApiError('acces_refuse')
  if (!move.isAllowed) {
    const { message } = move
    throw new ApiError('geste_impossible', message === undefined ? {} : { message })
  }
  if (!move.needsReason || motif) return
  throw new ApiError('champs_invalides', { errors: { motif: `Dites pourquoi\u00a0: ${reader}.` } })
}

export function assertComplete(code: ErrorCode, manques: readonly Manque[]): void {
  if (manques.length) throw new ApiError(code, { errors: toErrors(manques) })
}

export function assertFields(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}
