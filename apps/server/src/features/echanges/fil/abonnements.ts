import type { Abonnement } from '@foulee/contract/echanges/fil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { abonnements, sourdines, suivis } from '@foulee/db/schema'
import type { Emetteur, Suivable } from '@foulee/domain/echanges/publication'
import { and, desc, eq, sql } from 'drizzle-orm'
import { getVisibleMember } from '#features/membres/profil/profil.policy.ts'
import { countAbonnes } from '#features/membres/profil/profil.queries.ts'
import { setFollow } from '#features/membres/profil/profil.suivis.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity, getVisibleEntity } from '#kernel/entity-types/find-entities.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { type FilContext, findEmetteurs, getRefKey } from './fil.page.ts'

type Cible = { kind: Suivable; id: number }
type Context = { db: Db; kinds: EntityTypes; user: User; now: Date }
type Etat = { est_suivi: boolean; nb_abonnes: number }

const isThis = (users_id: number, { kind, id }: Cible) =>
  and(
    eq(abonnements.users_id, users_id),
    eq(abonnements.cible_kind, kind),
    eq(abonnements.cible_id, id),
  )

/**
 * An object that the member cannot see cannot be followed.
 * @throws ApiError `objet_introuvable`, `profil_introuvable`
 */
async function requireVisible({ db, kinds, user, now }: Context, cible: Cible): Promise<void> {
  if (cible.kind === 'profil') await getVisibleMember(db, user, cible.id, now)
  else await getVisibleEntity(db, kinds, user, cible)
}

export async function findEtat(context: Context, cible: Cible): Promise<Etat> {
  const { db, user, now } = context
  if (cible.kind === 'profil') {
    const { is_followed, nb_abonnes } = await getVisibleMember(db, user, cible.id, now)
    return { est_suivi: is_followed, nb_abonnes }
  }
  await requireVisible(context, cible)
  const est_suivi = (await db.$count(abonnements, isThis(user.id, cible))) > 0
  return { est_suivi, nb_abonnes: await countFollowers(db, cible) }
}

const writeAbonnement = (
  db: Db,
  users_id: number,
  { cible, est_suivi }: { cible: Cible; est_suivi: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = { users_id, cible_kind: cible.kind, cible_id: cible.id }
    if (est_suivi) await tx.insert(abonnements).values(row).onConflictDoNothing()
    else await tx.delete(abonnements).where(isThis(users_id, cible))
    await renewSubjects(tx, [users_id])
  })

const countFollowers = (db: Db, { kind, id }: Cible): Promise<number> =>
  kind === 'profil'
    ? countAbonnes(db, id)
    : db.$count(abonnements, and(eq(abonnements.cible_kind, kind), eq(abonnements.cible_id, id)))

/**
 * Sets the follow state, idempotent. Unfollowing works even when the target is no longer visible.
 * @throws ApiError `suivi_de_soi`, and as `requireVisible`
 */
export async function setAbonnement(
  context: Context,
  cible: Cible,
  est_suivi: boolean,
): Promise<Etat> {
  const { db, user, now } = context
  const { kind, id } = cible
  const follow = { users_id: user.id, suivi_id: id }
  if (kind === 'profil' && id === user.id) throw new ApiError('suivi_de_soi')
  if (est_suivi) await requireVisible(context, cible)
  if (kind === 'profil') await setFollow(db, follow, { is_followed: est_suivi, now })
  else await writeAbonnement(db, user.id, { cible, est_suivi })
  return { est_suivi, nb_abonnes: await countFollowers(db, cible) }
}

type Followed = { kind: Emetteur; id: number; depuis: string }

export async function findAbonnements(
  context: Omit<FilContext, 'fil'>,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ data: Abonnement[]; nb: number }> {
  const { db, viewer } = context
  const { rows } = await db.execute<Followed>(sql`
    select kind, id, depuis from (
      select cible_kind as kind, cible_id as id, created_at as depuis
        from abonnements where users_id = ${viewer.id}
      union all select 'profil', suivi_id, created_at from suivis where users_id = ${viewer.id}) t
    order by depuis desc, kind, id limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const nb =
    (await db.$count(abonnements, eq(abonnements.users_id, viewer.id))) +
    (await db.$count(suivis, eq(suivis.users_id, viewer.id)))
  return { data: await presentAll(context, rows), nb }
}

async function presentAll(
  context: Omit<FilContext, 'fil'>,
  rows: readonly Followed[],
): Promise<Abonnement[]> {
  const emetteurs = await findEmetteurs(context, rows)
  return rows.flatMap((row) => {
    const cible = emetteurs.get(getRefKey(row))
    return cible ? [{ cible, depuis: toIso(row.depuis) }] : []
  })
}

type Muted = { kind: Emetteur; id: number | null }

async function requireAudible({ db, kinds, user, now }: Context, { kind, id }: Muted) {
  if (kind === 'foulee' && id === null) return
  const isMe = kind === 'profil' && id === user.id
  if (kind === 'foulee' || id === null || isMe) throw new ApiError('objet_introuvable')
  if (kind === 'profil') await getVisibleMember(db, user, id, now)
  else if (!(await findEntity(db, kinds, { kind, id }))) throw new ApiError('objet_introuvable')
}

/**
 * Mutes or unmutes a source of the feed; the site has no id. Unmuting works whatever became of the
 * target, so that it reveals nothing about members who hide.
 * @throws ApiError as `requireAudible`
 */
export async function mute(context: Context, muted: Muted, est_muet: boolean): Promise<void> {
  const { db, user } = context
  const { kind, id } = muted
  if (est_muet) await requireAudible(context, muted)
  const row = { users_id: user.id, cible_kind: kind, cible_id: id ?? 0 }
  await db.transaction(async (tx) => {
    if (est_muet) await tx.insert(sourdines).values(row).onConflictDoNothing()
    else await tx.delete(sourdines).where(isMuted(row))
    await renewSubjects(tx, [user.id])
  })
}

const isMuted = ({ users_id, cible_kind, cible_id }: typeof sourdines.$inferInsert) =>
  and(
    eq(sourdines.users_id, users_id),
    eq(sourdines.cible_kind, cible_kind),
    eq(sourdines.cible_id, cible_id),
  )

export async function findMuted(
  context: Omit<FilContext, 'fil'>,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ data: Abonnement[]; nb: number }> {
  const { db, viewer } = context
  const isNamed = sql`(${sourdines.cible_kind} <> 'profil'
    or ${isNotBlocked(viewer.id, sourdines.cible_id)})`
  const mine = and(eq(sourdines.users_id, viewer.id), isNamed)
  const rows = await db
    .select({
      kind: sourdines.cible_kind,
      id: sourdines.cible_id,
      depuis: sourdines.created_at,
    })
    .from(sourdines)
    .where(mine)
    .orderBy(desc(sourdines.created_at), sourdines.cible_kind, sourdines.cible_id)
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: await presentAll(context, rows), nb: await db.$count(sourdines, mine) }
}
