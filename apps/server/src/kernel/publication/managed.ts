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

/** The status that each move brings a thing to. */
export const TO: Readonly<Record<GesteManaged, number>> = {
  soumettre: ETAT.validation,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
  annuler: ETAT.annulee,
}

/** What staff answer to what was submitted. */
const ANSWERS: readonly GesteManaged[] = ['publier', 'renvoyer']

const toActor = (user: User): Actor => (user.compte.staff ? 'staff' : 'owner')

type Stored = { etat: number | null; publie_le: string | null }

/** Whether nobody but its owners and the staff has ever seen it: its address may still change. */
export const isFirstDraft = ({ etat, publie_le }: Stored): boolean =>
  publie_le === null && ['non_publiee', 'en_validation'].includes(getStatut(etat))

/** Such a draft may go, as long as it does not wait for an answer. */
export const canRemove = (row: Stored): boolean =>
  isFirstDraft(row) && getStatut(row.etat) === 'non_publiee'

/** Whether everyone reads it, or the staff does: it keeps what it was accepted for. */
export const isBeingRead = ({ etat }: Pick<Stored, 'etat'>): boolean =>
  ['publiee', 'en_validation'].includes(getStatut(etat))

type FindMove = (from: number, to: number, actor: Actor) => Move

/** Every move that this person may make now, and whether they may remove it. */
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

/** What one kind of thing says of its publication. Names of tables are ours, never a caller's. */
export type Managed<Row extends ManagedRow> = {
  /** With `etat`, `publie_le`, `renvoi_motif`, `annulation_motif`, `updated_at`. */
  table: string
  /** Every move: `de`, `vers`, `users_id`, `motif`. */
  journal: string
  /** What names the thing in the journal. */
  key: string
  /** What the staff's journal calls the kind. */
  genre: string
  incomplet: ErrorCode
  findMove: FindMove
  /** Who reads the reason: « les coureurs le liront », when it is called off; else its owners. */
  readers: { annuler: string; owners: string }
  owners: Membership
  /** The structure that manages it, null for what is the staff's own; and its column as the staff's journal notes it. */
  ownerOf: (row: Row) => { column: string; id: number | null }
  /** What the feed tells once it is published, the first time. */
  fil?: (row: Row) => Fact
  /** Tells one of its owners what staff decided. */
  mail: (row: Row, answer: Answer, member: Member) => Letter
  /** Mails it, and brings it to the bell and the devices (produit 13.4). */
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
 * One move of a publication, in the caller's transaction, on a row that it has locked: the thing, its
 * journal, the staff's journal and the mails to its owners.
 * @param findMissing what the thing lacks, asked when it comes before the staff or everyone
 * @returns whether it is published for the first time
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides`, and the kind's own for what is incomplete
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

/** A reason stands until the next move of its kind; the day of the first publication for ever. */
function setReasons<Row extends ManagedRow>({ row, geste, motif }: Moving<Row>, at: string) {
  if (geste === 'annuler') {
    // What came by an import never had the day of its publication.
    return sql`annulation_motif = ${motif}, publie_le = ${row.publie_le ?? row.updated_at}`
  }
  if (geste === 'renvoyer') return sql`renvoi_motif = ${motif}`
  const publie_le = geste === 'publier' ? (row.publie_le ?? at) : row.publie_le
  return sql`renvoi_motif = null, annulation_motif = null, publie_le = ${publie_le}`
}

/** The staff's deed in its journal, and what those are told whose thing it is. */
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
