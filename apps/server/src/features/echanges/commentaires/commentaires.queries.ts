import type { Commentaire } from '@foulee/contract/echanges/commentaires'
import type { Db, Tx } from '@foulee/db/connect'
import { commentaires, profils, signalements, users } from '@foulee/db/schema'
import type { ModelAvis, TriAvis } from '@foulee/domain/echanges/avis'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Sums } from '#kernel/entity-types/entity-type.ts'
import type { EntityRef } from '#kernel/entity-types/find-entities.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { presentCommentaire, type Resume } from './commentaires.presenter.ts'

const MAX_MINE = 100

const AUTEUR = {
  id: users.id,
  prenom: users.prenom,
  nom: users.nom,
  supprime_le: users.supprime_le,
  is_staff: users.is_staff,
  public_name: profils.public_name,
  avatar: profils.avatar,
  naissance: profils.naissance,
  visibilite: profils.visibilite,
}

const select = (db: Db | Tx) =>
  db
    .select({ commentaire: commentaires, auteur: AUTEUR })
    .from(commentaires)
    .leftJoin(users, eq(users.id, commentaires.users_id))
    .leftJoin(profils, eq(profils.users_id, users.id))

type Rows = Awaited<ReturnType<typeof select>>
const present = (rows: Rows, now: Date) =>
  rows.map(({ commentaire, auteur }) => presentCommentaire(commentaire, auteur, now))

const about = ({ kind, id }: EntityRef) =>
  and(eq(commentaires.model, kind as ModelAvis), eq(commentaires.objet_id, id))

const ORDERS: Readonly<Record<TriAvis, readonly SQL[]>> = {
  recents: [desc(commentaires.id)],
  meilleurs: [sql`${commentaires.note} desc nulls last`, desc(commentaires.id)],
  moins_bons: [sql`${commentaires.note} asc nulls last`, desc(commentaires.id)],
}

type Reader = number | null

export async function findCommentairePage(
  db: Db,
  ref: EntityRef,
  { tri, page, nb_page }: { tri: TriAvis; page: number; nb_page: number },
  { now, reader }: { now: Date; reader: Reader },
): Promise<Commentaire[]> {
  const shown = isNotBlocked(reader, commentaires.users_id)
  const rows = await select(db)
    .where(and(about(ref), isNull(commentaires.masque_le), shown))
    .orderBy(...ORDERS[tri])
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return present(rows, now)
}

export async function findSums(db: Db | Tx, ref: EntityRef): Promise<Sums> {
  const { moyenne, nb_notes } = await findResume(db, ref)
  return { moyenne, nb_notes }
}

export async function findResume(
  db: Db | Tx,
  { kind, id }: EntityRef,
  { isVisible = sql`true`, reader = null }: { isVisible?: SQL | undefined; reader?: Reader } = {},
): Promise<Resume & { is_visible: boolean }> {
  type Counts = Omit<Resume, 'repartition'> & { n: Resume['repartition']; is_visible: boolean }
  const { rows } = await db.execute<Counts>(sql`
    select ${isVisible} as is_visible, count(*)::int as nb, count(note)::int as nb_notes, avg(note)::float8 as moyenne,
      json_build_array(
        count(*) filter (where note = 1), count(*) filter (where note = 2),
        count(*) filter (where note = 3), count(*) filter (where note = 4),
        count(*) filter (where note = 5)) as n
    from commentaires where model = ${kind} and objet_id = ${id} and masque_le is null
      and ${isNotBlocked(reader, commentaires.users_id)}`)
  const [row] = rows
  if (!row) throw new Error('A count returned nothing.')
  const { n: repartition, ...sums } = row
  return { ...sums, repartition }
}
export async function findCommentaire(
  db: Db | Tx,
  id: number,
  now: Date,
): Promise<Commentaire | null> {
  return present(await select(db).where(eq(commentaires.id, id)), now)[0] ?? null
}

export async function findOwn(
  db: Db,
  ref: EntityRef,
  { users_id, isStaff }: { users_id: number; isStaff: boolean },
  now: Date,
): Promise<{ miens: Commentaire[]; masques: Commentaire[] }> {
  const isMine = eq(commentaires.users_id, users_id)
  const isHiddenOfOthers = and(
    isNotNull(commentaires.masque_le),
    or(isNull(commentaires.users_id), ne(commentaires.users_id, users_id)),
  )
  const read = async (which: SQL | undefined) =>
    present(
      await select(db)
        .where(and(about(ref), which))
        .orderBy(desc(commentaires.id))
        .limit(MAX_MINE),
      now,
    )
  return { miens: await read(isMine), masques: isStaff ? await read(isHiddenOfOthers) : [] }
}

/** Comments on an object by members in a block with this one: the cached page includes them. */
export async function findBlockedComments(
  db: Db,
  ref: EntityRef,
  users_id: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: commentaires.id })
    .from(commentaires)
    .where(and(about(ref), not(isNotBlocked(users_id, commentaires.users_id))))
    .orderBy(asc(commentaires.id))
  return rows.map(({ id }) => id)
}

export async function findReported(db: Db, ref: EntityRef, users_id: number): Promise<number[]> {
  const ids = db.select({ id: commentaires.id }).from(commentaires).where(about(ref))
  const rows = await db
    .select({ objet_id: signalements.objet_id })
    .from(signalements)
    .where(
      and(
        eq(signalements.users_id, users_id),
        eq(signalements.model, 'commentaire'),
        eq(signalements.etat, 'ouvert'),
        inArray(signalements.objet_id, ids),
      ),
    )
  return rows.map(({ objet_id }) => objet_id)
}

export async function hasRated(
  db: Db | Tx,
  ref: EntityRef,
  users_id: number,
  except = 0,
): Promise<boolean> {
  const rows = await db
    .select({ id: commentaires.id })
    .from(commentaires)
    .where(
      and(
        about(ref),
        eq(commentaires.users_id, users_id),
        isNotNull(commentaires.note),
        ne(commentaires.id, except),
      ),
    )
    .limit(1)
  return rows.length > 0
}
