import type { GesteCourse } from '@foulee/contract/courses/contribution'
import { findMove } from '@foulee/domain/courses/course'
import { type Actor, ETAT, getStatut } from '@foulee/domain/publication'
import type { User } from '../../../http/user.ts'
import type { OwnedCourse } from '../courses/courses-owned.queries.ts'

/** The status that each act brings a race to. */
export const TO: Readonly<Record<GesteCourse, number>> = {
  soumettre: ETAT.validation,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
  annuler: ETAT.annulee,
}

/** What staff answer to what was submitted. */
export const ANSWERS: readonly GesteCourse[] = ['publier', 'renvoyer']

export const toActor = (user: User): Actor => (user.compte.staff ? 'staff' : 'owner')

/** Whether this person may make this move now. */
export const canDo = (geste: GesteCourse, { etat }: { etat: number | null }, user: User): boolean =>
  findMove(etat, TO[geste], toActor(user)).isAllowed

type Stored = Pick<OwnedCourse, 'etat' | 'publie_le'>

/** Whether nobody but its organiser and the staff has ever seen it: its address may still change. */
export const isFirstDraft = ({ etat, publie_le }: Stored): boolean =>
  publie_le === null && ['non_publiee', 'en_validation'].includes(getStatut(etat))

/** Such a draft may go, as long as it does not wait for an answer. */
export const canRemove = (row: Stored): boolean =>
  isFirstDraft(row) && getStatut(row.etat) === 'non_publiee'
