import type { Db, Tx } from '@foulee/db/connect'
import { findMissingSeance } from '@foulee/domain/entrainement/seance'
import {
  type AuthoredMove,
  ownedByAuthor,
  withdrawing,
} from '#kernel/publication/owned-by-author.ts'
import { move, type Workflow } from '#kernel/publication/workflow.ts'
import { announceSeance } from './seances.changes.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { SANS_TITRE } from './seances.presenter.ts'
import type { SeanceRow } from './seances.queries.ts'
import { EDITED } from './seances-versions.ts'

const SEANCE: Workflow<SeanceRow, AuthoredMove['geste']> = {
  edited: EDITED,
  genre: 'seance',
  incomplet: 'seance_incomplete',
  owner: ownedByAuthor<SeanceRow>({
    genre: 'seance',
    sansTitre: SANS_TITRE,
    page: (slug) => `/training/${slug}`,
    editor: (id) => `/contribution/trainings/${id}`,
  }),
}

type Move = AuthoredMove & { id: number }

export const moveSeance = (db: Db, move: Move): Promise<void> =>
  db.transaction((tx) => moveIn(tx, move))

export const unpublishSeance = withdrawing(EDITED.table, moveIn)

async function moveIn(tx: Tx, { id, ...transition }: Move): Promise<void> {
  const row = await getOwnedSeance(tx, transition.user, id, { isLocked: true })
  await move(tx, SEANCE, { ...transition, row, findMissing: () => findMissingSeance(row) })
  await announceSeance(tx, id)
}
