import { isCancelled } from '../shared/publication.ts'
import { type EditionDates, isPast } from './edition.ts'
import { type Errors, pickErrors } from './edition-regles.ts'

interface EpreuveEtat {
  id: number
  /** Negative: cancelled, as for a race (produit 4.8). */
  etat: number | null
  annulation_motif: string | null
}

export interface EditionOfMove extends EditionDates {
  annulee: boolean
  epreuves: readonly EpreuveEtat[]
}

type Maintenant = { now: Date; fuseau: string }

/**
 * Errors by field when an épreuve may not become `after`: cancelling the last one would cancel the
 * edition, and a past edition is immutable.
 */
export function findMoveErrors(
  after: EpreuveEtat,
  edition: EditionOfMove,
  maintenant: Maintenant,
): Errors {
  const was = isCancelled(edition.epreuves.find(({ id }) => id === after.id)?.etat)
  const is = isCancelled(after.etat)
  return pickErrors({
    annulee:
      was === is ? null : is ? checkCancel(after, edition) : checkReturn(edition, maintenant),
    annulation_motif:
      is && !after.annulation_motif ? 'Dites pourquoi\u00a0: les coureurs le liront.' : null,
  })
}

function checkCancel({ id }: EpreuveEtat, { annulee, epreuves }: EditionOfMove): string | null {
  if (annulee) return 'Cette édition est déjà annulée, avec toutes ses épreuves.'
  const isAnyLeft = epreuves.some((epreuve) => epreuve.id !== id && !isCancelled(epreuve.etat))
  if (isAnyLeft) return null
  return 'C’est la dernière épreuve de cette édition\u00a0: annulez plutôt l’édition.'
}

const checkReturn = (edition: EditionOfMove, { now, fuseau }: Maintenant): string | null =>
  isPast(edition, now, fuseau) ? 'Cette édition est passée\u00a0: l’épreuve reste annulée.' : null
