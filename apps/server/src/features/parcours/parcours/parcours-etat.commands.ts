import type { Geste } from '@foulee/contract/parcours/parcours-edition'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import * as t from '@foulee/db/schema'
import { canMoveParcours, findMissingParcours, SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { ETAT, isPublished } from '@foulee/domain/publication'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { queueMail } from '../../../mail/queue.ts'
import { checkMove, refuseIncomplete } from '../../../publication/check-move.ts'
import { awardPoints } from '../../club/points/points.award.ts'
import { getOwned, type Owned, type OwnedRow } from './parcours-owned.queries.ts'

const TO: Readonly<Record<Geste, number>> = {
  soumettre: ETAT.validation,
  reprendre: ETAT.brouillon,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
}
/** Answers of the staff to what was submitted. */
const IS_ANSWER: Readonly<Record<Geste, boolean>> = {
  soumettre: false,
  reprendre: false,
  publier: true,
  renvoyer: true,
}

/** Whether this person may make this move now. */
export function canDo(geste: Geste, row: Pick<OwnedRow, 'etat' | 'users_id'>, user: User): boolean {
  if (IS_ANSWER[geste] && !user.compte.staff) return false
  // What is somebody else's is sent back, with a reason; not taken back.
  if (geste === 'reprendre' && row.users_id !== user.id) return false
  return canMoveParcours(row.etat, TO[geste], user.compte.staff ? 'staff' : 'owner')
}

type Move = { id: number; user: User; geste: Geste; motif: string; now: Date }

/**
 * One move of the publication: the route, its journal, what it earns and the mail stand together.
 * @throws ApiError `parcours_incomplet`, `geste_impossible`, `acces_refuse`
 */
export async function moveParcours(db: Db, move: Move): Promise<void> {
  await db.transaction((tx) => moveIn(tx, move))
}

/** Takes a published route down, in the caller's transaction: its author reads why. */
export async function takeDown(tx: Tx, move: Omit<Move, 'geste'>): Promise<void> {
  const [row] = await tx.select().from(t.parcours).where(eq(t.parcours.id, move.id))
  if (row && isPublished(row.etat)) await moveIn(tx, { ...move, geste: 'renvoyer' })
}

async function moveIn(tx: Tx, move: Move): Promise<void> {
  const { id, user, geste, now } = move
  const owned = await getOwned(tx, user, id, { isLocked: true })
  check(owned, move)
  const { row } = owned
  await tx
    .update(t.parcours)
    .set({ etat: TO[geste], ...toColumns(move), updated_at: now.toISOString() })
    .where(eq(t.parcours.id, id))
  await note(tx, row, move)
  if (geste === 'publier' && !row.publie_le) await publishFirst(tx, row, now)
  if (IS_ANSWER[geste]) await answer(tx, row, move)
  await rebuildParcoursCards(tx, [id], now)
}

function check({ row, trace }: Owned, { user, geste, motif }: Move): void {
  checkMove(user, {
    isAnswer: IS_ANSWER[geste],
    move: canDo(geste, row, user)
      ? { isAllowed: true, needsReason: geste === 'renvoyer' }
      : { isAllowed: false },
    motif,
    reader: 'l’auteur le lira',
  })
  if (TO[geste] === ETAT.brouillon) return
  refuseIncomplete('parcours_incomplet', findMissingParcours({ ...row, hasTrace: trace !== null }))
}

function toColumns({ geste, motif }: Move): Partial<OwnedRow> {
  if (geste === 'renvoyer') return { renvoi_motif: motif }
  return geste === 'reprendre' ? {} : { renvoi_motif: null }
}

async function note(tx: Tx, row: OwnedRow, { user, geste, motif, now }: Move): Promise<void> {
  await tx.insert(t.parcoursJournal).values({
    parcours_id: row.id,
    de: row.etat,
    vers: TO[geste],
    users_id: user.id,
    motif: motif || null,
    created_at: now.toISOString(),
  })
}

/** The date and the address stay from now on; the author becomes a contributor and earns points, once. */
async function publishFirst(tx: Tx, { id, users_id }: OwnedRow, now: Date): Promise<void> {
  await tx.update(t.parcours).set({ publie_le: now.toISOString() }).where(eq(t.parcours.id, id))
  if (!users_id) return
  await tx.update(t.users).set({ parcours: true }).where(eq(t.users.id, users_id))
  await awardPoints(tx, users_id, 'parcours_publie', id)
}

/** The staff's deed in its journal, and the mail to the author. */
async function answer(tx: Tx, row: OwnedRow, { user, geste, motif }: Move): Promise<void> {
  const { id, users_id, slug } = row
  await tx.insert(t.journalStaff).values({
    staff_id: user.id,
    action: `parcours.${geste}`,
    objet_id: id,
    details: { users_id, motif: motif || null },
  })
  const [author] = users_id ? await tx.select().from(t.users).where(eq(t.users.id, users_id)) : []
  if (!author || author.supprime_le) return
  await queueMail(tx, {
    to: author.email,
    template: 'parcours-decide',
    props: {
      prenom: author.prenom,
      titre: row.titre ?? SANS_TITRE,
      ...(geste === 'publier' ? { slug } : { id, motif }),
    },
  })
}
