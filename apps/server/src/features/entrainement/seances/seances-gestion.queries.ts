import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { findMissingSeance } from '@foulee/domain/entrainement/seance'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
} from '@foulee/domain/entrainement/seance-historique'
import { createHistory } from '#kernel/publication/history.ts'
import { listAuthorMoves } from '#kernel/publication/owned-by-author.ts'
import type { User } from '#platform/http/user.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { presentSeance } from './seances.presenter.ts'
import { findPhotos, findSeance } from './seances.queries.ts'
import { EDITED } from './seances-versions.ts'

export async function getSeanceGestion(db: Db, user: User, id: number): Promise<SeanceGestion> {
  const { version, renvoi_motif, titre, ...rest } = await getOwnedSeance(db, user, id)
  const facts = await findSeance(db, String(id))
  // Deleted between the two reads.
  if (!facts) throw new ApiError('seance_introuvable')
  return {
    seance: { ...presentSeance(facts, await findPhotos(db, id)), titre },
    version,
    renvoi_motif,
    manques: findMissingSeance({ titre, ...rest }),
    droits: listAuthorMoves(facts, user),
  }
}

export const findSeanceHistory = createHistory({
  edited: EDITED,
  labelSection,
  describeChanges,
  describeMove,
  describeDeed,
})
