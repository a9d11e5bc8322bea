import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { ETAT, getStatut, type Manque, type Move } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type Fact, writePublication } from '#kernel/feed/write-publication.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import type { Letter } from '#kernel/notifications/notify-members.ts'
import type { User } from '#platform/http/user.ts'
import { assertComplete, checkMove } from './check-move.ts'

export type Geste = 'soumettre' | 'reprendre' | 'publier' | 'renvoyer' | 'annuler'

export const TO: Readonly<Record<Geste, number>> = {
  soumettre: ETAT.validation,
  reprendre: ETAT.brouillon,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
  annuler: ETAT.annulee,
}

/** Transitions that answer a submission, reserved to the staff. */
const isAnswer = (geste: Geste): boolean => geste === 'publier' || geste === 'renvoyer'

export type Stored = { etat: number | null; publie_le: string | null }
export type PublishedRow = Stored & { id: number; updated_at: string }

/** Whether it was never public: its slug may still change. */
export const isFirstDraft = ({ etat, publie_le }: Stored): boolean =>
  publie_le === null && ['non_publiee', 'en_validation'].includes(getStatut(etat))

/** A draft that was never public and does not await a decision may be deleted. */
export const canRemove = (row: Stored): boolean =>
  isFirstDraft(row) && getStatut(row.etat) === 'non_publiee'

/** Whether the public or the staff sees it: it must stay complete. */
export const isBeingRead = ({ etat }: Pick<Stored, 'etat'>): boolean =>
  ['publiee', 'en_validation'].includes(getStatut(etat))

/** Strategy of the owner: the members of an organisation, or one author. */
export type Owner<Row, G extends Geste = Geste> = {
  gestes: readonly G[]
  findMove: (row: Row, geste: G, user: User) => Move
  /** Readers of a mandatory reason: « l’auteur le lira ». */
  reader: (geste: G) => string
  /** Whether the staff's journal keeps no trace of what is not an answer. */
  isOwnMove: (tx: Tx, row: Row, user: User) => Promise<boolean>
  /** The owner in the staff's journal. */
  details: (row: Row) => Readonly<Record<string, unknown>>
  findLetters: (tx: Tx, row: Row, answer: Answer<G>) => Promise<readonly OwnerNotice[]>
}

export type OwnerNotice = { users_id: number; lettre: Letter }
export type Answer<G extends Geste = Geste> = { geste: Exclude<G, 'soumettre'>; motif: string }

/** Publication workflow of a kind. Table names come from the code, never user input. */
export type Workflow<Row extends PublishedRow, G extends Geste = Geste> = {
  /**
   * Table with `etat`, `publie_le`, `renvoi_motif`, `updated_at`, and `annulation_motif` where it can
   * be cancelled; journal of transitions with `de`, `vers`, `users_id`, `motif`.
   */
  edited: { table: string; journal: string; key: string }
  genre: string
  incomplet: ErrorCode
  owner: Owner<Row, G>
  fil?: (row: Row) => Fact | null
}

export type MoveOf<G extends Geste> = { user: User; geste: G; motif: string; now: Date }
type Moving<Row, G extends Geste> = MoveOf<G> & { row: Row }

export const listMoves = <Row, G extends Geste>(
  { gestes, findMove }: Pick<Owner<Row, G>, 'gestes' | 'findMove'>,
  row: Row,
  user: User,
): Record<G, boolean> =>
  Object.fromEntries(
    gestes.map((geste) => [
      geste,
      (!isAnswer(geste) || user.compte.staff) && findMove(row, geste, user).isAllowed,
    ]),
  ) as Record<G, boolean>

/**
 * A transition in the caller's transaction, on a locked row: updates the row, its journal, the
 * staff's journal and the feed, and notifies the owners.
 * @param findMissing missing fields, checked before submission or publication
 * @returns whether this is the first publication
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides`, and the kind's own for
 * incomplete content
 */
export async function move<Row extends PublishedRow, G extends Geste>(
  tx: Tx,
  workflow: Workflow<Row, G>,
  { findMissing, ...moving }: Moving<Row, G> & { findMissing: () => Manque[] | Promise<Manque[]> },
): Promise<boolean> {
  const { row, user, geste, motif, now } = moving
  const { owner, incomplet, fil } = workflow
  checkMove(user, {
    isAnswer: isAnswer(geste),
    move: owner.findMove(row, geste, user),
    motif,
    reader: owner.reader(geste),
  })
  if (geste === 'soumettre' || geste === 'publier') {
    assertComplete(incomplet, await findMissing())
  }
  await write(tx, workflow, moving)
  await notifyOwner(tx, workflow, moving)
  const fact = geste === 'publier' && fil?.(row)
  if (fact) await writePublication(tx, { ...fact, now })
  return geste === 'publier' && !row.publie_le
}

async function write<Row extends PublishedRow, G extends Geste>(
  tx: Tx,
  { edited, owner }: Workflow<Row, G>,
  { row, user, geste, motif, now }: Moving<Row, G>,
): Promise<void> {
  const [table, journal, key] = [edited.table, edited.journal, edited.key].map((name) =>
    sql.identifier(name),
  )
  const at = now.toISOString()
  const canCancel = (owner.gestes as readonly Geste[]).includes('annuler')
  const columns = { etat: TO[geste], updated_at: at, ...setReasons({ row, geste, motif, at }) }
  const changes = Object.entries(columns).filter(
    ([name]) => canCancel || name !== 'annulation_motif',
  )
  const set = changes.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where id = ${row.id}`)
  await tx.execute(sql`
    insert into ${journal} (${key}, de, vers, users_id, motif, created_at)
    values (${row.id}, ${row.etat}, ${TO[geste]}, ${user.id}, ${motif || null}, ${at})`)
}

type Reasons = { row: PublishedRow; geste: Geste; motif: string; at: string }

/** A reason is replaced by the next transition of its kind; the date of first publication never. */
function setReasons({ row, geste, motif, at }: Reasons): Record<string, string | null> {
  // Imported rows have no publication date.
  if (geste === 'annuler') {
    return { annulation_motif: motif, publie_le: row.publie_le ?? row.updated_at }
  }
  if (geste === 'renvoyer') return { renvoi_motif: motif }
  if (geste === 'reprendre') return {}
  const publie_le = geste === 'publier' ? (row.publie_le ?? at) : row.publie_le
  return { renvoi_motif: null, annulation_motif: null, publie_le }
}

async function notifyOwner<Row extends PublishedRow, G extends Geste>(
  tx: Tx,
  { genre, owner }: Workflow<Row, G>,
  { row, user, geste, motif, now }: Moving<Row, G>,
): Promise<void> {
  if (!isAnswer(geste) && (await owner.isOwnMove(tx, row, user))) return
  await tx.insert(t.journalStaff).values({
    staff_id: user.id,
    action: `${genre}.${geste}`,
    objet_id: row.id,
    details: { ...owner.details(row), motif: motif || null },
  })
  if (geste === 'soumettre') return
  const answer = { geste: geste as Exclude<G, 'soumettre'>, motif }
  const cle = `${genre}:${row.id}:${geste}:${now.toISOString()}`
  for (const letter of await owner.findLetters(tx, row, answer)) {
    await notifyDecision(tx, { ...letter, cle, now })
  }
}
