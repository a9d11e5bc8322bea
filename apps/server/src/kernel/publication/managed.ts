import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { GesteManaged } from '@foulee/contract/shared/publication'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  type Actor,
  ETAT,
  getStatut,
  type Manque,
  type Move,
} from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type Fact, writePublication } from '#kernel/feed/write-publication.ts'
import type { Mail } from '#kernel/mail/templates.ts'
import type { Member, Membership } from '#kernel/organisations/membership.ts'
import type { User } from '#platform/http/user.ts'
import { checkMove, refuseIncomplete } from './check-move.ts'

export const TO: Readonly<Record<GesteManaged, number>> = {
  soumettre: ETAT.validation,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
  annuler: ETAT.annulee,
}

/** Transitions that answer a submission, reserved to the staff. */
const ANSWERS: readonly GesteManaged[] = ['publier', 'renvoyer']

const toActor = (user: User): Actor => (user.compte.staff ? 'staff' : 'owner')

type Stored = { etat: number | null; publie_le: string | null }

/** Whether it was never public: its slug may still change. */
export const isFirstDraft = ({ etat, publie_le }: Stored): boolean =>
  publie_le === null && ['non_publiee', 'en_validation'].includes(getStatut(etat))

/** A draft that was never public and does not await a decision may be deleted. */
export const canRemove = (row: Stored): boolean =>
  isFirstDraft(row) && getStatut(row.etat) === 'non_publiee'

/** Whether the public or the staff sees it: it must stay complete. */
export const isBeingRead = ({ etat }: Pick<Stored, 'etat'>): boolean =>
  ['publiee', 'en_validation'].includes(getStatut(etat))

type FindMove = (from: number, to: number, actor: Actor) => Move

export function listRights(findMove: FindMove, row: Stored, user: User) {
  const can = (geste: GesteManaged) =>
    findMove(row.etat ?? ETAT.brouillon, TO[geste], toActor(user)).isAllowed
  return {
    modifier: true,
    soumettre: can('soumettre'),
    publier: can('publier'),
    renvoyer: can('renvoyer'),
    annuler: can('annuler'),
    supprimer: canRemove(row),
  }
}

type ManagedRow = Stored & { id: number; updated_at: string; created_by: number | null }

/**
 * Publication workflow of organisation-owned content. Table names come from the code, never user
 * input.
 */
export type Managed<Row extends ManagedRow> = {
  /** With `etat`, `publie_le`, `renvoi_motif`, `annulation_motif`, `updated_at`. */
  table: string
  /** Transitions: `de`, `vers`, `users_id`, `motif`. */
  journal: string
  key: string
  genre: string
  incomplet: ErrorCode
  findMove: FindMove
  /** Readers of the reason: of a cancellation, « les coureurs le liront »; otherwise the owners. */
  readers: { annuler: string; owners: string }
  owners: Membership
  /** Owning structure, null for the staff's own content; and its column in the staff's journal. */
  ownerOf: (row: Row) => { column: string; id: number | null }
  fil?: (row: Row) => Fact
  mail: (row: Row, answer: Answer, member: Member) => Letter
  /** By email, bell and devices (produit 13.4). */
  tell: (tx: Tx, told: Told) => Promise<void>
}

type Letter = {
  [N in 'course-decidee' | 'voyage-decide' | 'evenement-decide']: Pick<
    Mail<N>,
    'to' | 'template' | 'props'
  >
}['course-decidee' | 'voyage-decide' | 'evenement-decide']
type Told = { users_id: number; cle: string; lettre: Letter; now: Date }

export type Answer = { geste: Exclude<GesteManaged, 'soumettre'>; motif: string }
export type ManagedMove = { user: User; geste: GesteManaged; motif: string; now: Date }
type Moving<Row> = ManagedMove & { row: Row }

/**
 * A transition in the caller's transaction, on a locked row: updates the row, its journal, the
 * staff's journal, and notifies the owners.
 * @param findMissing missing fields, checked before submission or publication
 * @returns whether this is the first publication
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides`, and the kind's own for
 * incomplete content
 */
export async function moveManaged<Row extends ManagedRow>(
  tx: Tx,
  managed: Managed<Row>,
  { findMissing, ...moving }: Moving<Row> & { findMissing: () => Promise<Manque[]> },
): Promise<boolean> {
  const { row, user, geste, motif } = moving
  const { findMove, readers, incomplet } = managed
  checkMove(user, {
    isAnswer: ANSWERS.includes(geste),
    move: findMove(row.etat ?? ETAT.brouillon, TO[geste], toActor(user)),
    motif,
    reader: geste === 'annuler' ? readers.annuler : readers.owners,
  })
  if (geste === 'soumettre' || geste === 'publier') {
    refuseIncomplete(incomplet, await findMissing())
  }
  await write(tx, managed, moving)
  await tellOwners(tx, managed, moving)
  if (geste === 'publier' && managed.fil) {
    await writePublication(tx, { ...managed.fil(row), now: moving.now })
  }
  return geste === 'publier' && !row.publie_le
}

async function write<Row extends ManagedRow>(
  tx: Tx,
  { table, journal, key }: Managed<Row>,
  moving: Moving<Row>,
): Promise<void> {
  const { row, user, geste, motif, now } = moving
  const at = now.toISOString()
  await tx.execute(sql`update ${sql.identifier(table)}
    set etat = ${TO[geste]}, updated_at = ${at}, ${setReasons(moving, at)} where id = ${row.id}`)
  await tx.execute(sql`
    insert into ${sql.identifier(journal)} (${sql.identifier(key)}, de, vers, users_id, motif, created_at)
    values (${row.id}, ${row.etat}, ${TO[geste]}, ${user.id}, ${motif || null}, ${at})`)
}

/** A reason is replaced by the next transition of its kind; the date of first publication never. */
function setReasons<Row extends ManagedRow>({ row, geste, motif }: Moving<Row>, at: string) {
  if (geste === 'annuler') {
    // Imported rows have no publication date.
    return sql`annulation_motif = ${motif}, publie_le = ${row.publie_le ?? row.updated_at}`
  }
  if (geste === 'renvoyer') return sql`renvoi_motif = ${motif}`
  const publie_le = geste === 'publier' ? (row.publie_le ?? at) : row.publie_le
  return sql`renvoi_motif = null, annulation_motif = null, publie_le = ${publie_le}`
}

async function tellOwners<Row extends ManagedRow>(
  tx: Tx,
  { genre, owners, ownerOf, mail, tell }: Managed<Row>,
  { row, user, geste, motif, now }: Moving<Row>,
): Promise<void> {
  const { column, id } = ownerOf(row)
  const isOwn = id !== null && (await owners.isMember(tx, id, user.id))
  if (!ANSWERS.includes(geste) && isOwn) return
  await tx.insert(t.journalStaff).values({
    staff_id: user.id,
    action: `${genre}.${geste}`,
    objet_id: row.id,
    details: { [column]: id, motif: motif || null },
  })
  if (geste === 'soumettre' || id === null) return
  const cle = `${genre}:${row.id}:${geste}:${now.toISOString()}`
  for (const member of await owners.findMembers(tx, id)) {
    const lettre = mail(row, { geste, motif }, member)
    await tell(tx, { users_id: member.users_id, cle, lettre, now })
  }
}
