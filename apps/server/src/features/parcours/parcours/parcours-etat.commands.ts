import type { Db, Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import * as t from '@foulee/db/schema'
import { findMissingParcours, SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { eq } from 'drizzle-orm'
import { recordPublication } from '#features/site/audience/audience.publication.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import {
  type AuthoredMove,
  ownedByAuthor,
  withdrawing,
} from '#kernel/publication/owned-by-author.ts'
import { move, type Workflow } from '#kernel/publication/workflow.ts'
import { MOVED } from './parcours.moved.ts'
import { getOwned, type OwnedRow } from './parcours-owned.queries.ts'

const PARCOURS: Workflow<OwnedRow, AuthoredMove['geste']> = {
  edited: MOVED,
  genre: 'parcours',
  incomplet: 'parcours_incomplet',
  owner: ownedByAuthor<OwnedRow>({
    genre: 'parcours',
    sansTitre: SANS_TITRE,
    page: (slug) => `/parcours/${slug}`,
    editor: (id) => `/contribution/parcours/${id}`,
  }),
  fil: ({ id, users_id }) =>
    users_id === null
      ? null
      : {
          kind: 'parcours',
          cle: `parcours:${id}`,
          fait_id: id,
          objet: { kind: 'parcours', id },
          emetteur: { kind: 'profil', id: users_id },
          users_id,
        },
}

type Move = AuthoredMove & { id: number }

export const moveParcours = (db: Db, move: Move): Promise<void> =>
  db.transaction((tx) => moveIn(tx, move))

export const unpublish = withdrawing(MOVED.table, moveIn)

async function moveIn(tx: Tx, { id, ...transition }: Move): Promise<void> {
  const { row, trace } = await getOwned(tx, transition.user, id, { isLocked: true })
  const findMissing = () =>
    findMissingParcours({ ...row, distance: trace?.mesures.distance ?? null })
  if (await move(tx, PARCOURS, { ...transition, row, findMissing })) {
    await reward(tx, row, transition.now)
  }
  await rebuildParcoursCards(tx, [id], transition.now)
}

/** First publication: contributor badge and points, once, and the event of produit 14.23. */
async function reward(tx: Tx, { id, users_id }: OwnedRow, now: Date): Promise<void> {
  if (!users_id) return
  await tx.update(t.users).set({ parcours: true }).where(eq(t.users.id, users_id))
  await awardPoints(tx, users_id, 'parcours_publie', id)
  await recordPublication(tx, { parcours_id: id, users_id, now })
}
