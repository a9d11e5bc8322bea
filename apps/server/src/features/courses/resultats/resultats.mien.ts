import type { MonResultat } from '@foulee/contract/courses/palmares'
import type { PassageResultat } from '@foulee/contract/courses/resultats-points'
import type { Db } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'
import { findMien } from './resultats.palmares.ts'
import { findPassages } from './resultats.passages.ts'
import { getVisibleEpreuve } from './resultats.policy.ts'

/** The caller’s proved result, run alone, and its passages up to the finish. */
export type MyResult = { resultat: MonResultat | null; passages: PassageResultat[] }

export async function findMyResult(db: Db, user: User, epreuves_id: number): Promise<MyResult> {
  const resultat = await findMien(db, user.id, epreuves_id)
  if (!resultat || resultat.relais || resultat.statut === 'non_partant') {
    return { resultat: null, passages: [] }
  }
  const run = await getVisibleEpreuve(db, user, epreuves_id)
  return { resultat, passages: await findPassages(db, run, resultat) }
}
