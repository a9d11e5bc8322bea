import type { EssaiBadge } from '@foulee/contract/club/badges'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { countReached } from '@foulee/db/read-models/badges'
import { badges, courses, journalStaff } from '@foulee/db/schema'
import { formatRegle } from '@foulee/domain/club/badge-mots'
import { type BadgeRegle, checkRegle } from '@foulee/domain/club/badge-regle'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { slugify } from '@foulee/domain/shared/slug'
import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { byColumn } from '#platform/db/by-name.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { badgesPasse } from './badges.award.ts'
import type { BadgeFacts } from './badges.presenter.ts'
import { selectBadges } from './badges.queries.ts'

type Staff = { staff_id: number; now: Date }

async function requireRegle(db: Db | Tx, regle: BadgeRegle): Promise<void> {
  const errors = checkRegle(regle)
  const { courses_id } = regle.filtre
  if (courses_id !== undefined && !errors.courses_id) {
    const nb = await db.$count(courses, eq(courses.id, courses_id))
    if (!nb) errors.courses_id = 'Aucune course n’a ce numéro.'
  }
  if (!Object.keys(errors).length) return
  const fieldErrors = Object.entries(errors).map(([field, text]) => [
    `regle.${toFieldPath(field)}`,
    text,
  ])
  throw new ApiError('champs_invalides', { errors: Object.fromEntries(fieldErrors) })
}

const toFieldPath = (field: string): string =>
  ['fait', 'calcul', 'cible'].includes(field) ? field : `filtre.${field}`

export async function findAdminBadges(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/badges/list'>,
): Promise<{ rows: BadgeFacts[]; nb: number }> {
  const { ids, recherche, famille } = filtres
  const where = and(
    ids && inArray(badges.id, ids),
    recherche ? ilike(badges.titre, `%${recherche.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    famille && eq(badges.famille, famille),
  )
  const direct = ordre === 'asc' ? asc : desc
  const rows = await selectBadges(db)
    .where(where)
    .orderBy(direct(byColumn(badges[tri])), direct(badges.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { rows, nb: await db.$count(badges, where) }
}

export async function getAdminBadge(db: Db | Tx, id: number): Promise<BadgeFacts> {
  const [row] = await selectBadges(db).where(eq(badges.id, id))
  if (!row) throw new ApiError('badge_introuvable')
  return row
}

export async function tryRegle(db: Db, regle: BadgeRegle): Promise<EssaiBadge> {
  await requireRegle(db, regle)
  const nb = await countReached(db, regle)
  const phrase =
    nb === 0
      ? 'Aucun membre ne l’aurait aujourd’hui.'
      : `${formatNombre(nb)}\u00a0${nb === 1 ? 'membre l’aurait' : 'membres l’auraient'} aujourd’hui.`
  return { nb, demande: formatRegle(regle), phrase }
}

export async function createBadge(
  db: Db,
  content: Body<'POST /api/admin/badges/create'>,
  { staff_id, now }: Staff,
): Promise<number> {
  await requireRegle(db, content.regle)
  return db.transaction(async (tx) => {
    const at = now.toISOString()
    const [ids] = (
      await tx.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence('badges', 'id'))::int as id`,
      )
    ).rows
    const id = ids?.id ?? 0
    const name = slugify(content.titre)
    // Serialises concurrent creations under one name.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`badges ${name}`}))`)
    const isTaken = (await tx.$count(badges, eq(badges.slug, name))) > 0
    const slug = name && !isTaken && !/^\d+$/.test(name) ? name : `${name || 'badge'}-${id}`
    await tx
      .insert(badges)
      .overridingSystemValue()
      .values({ ...content, id, slug, ordre: 1000, created_at: at, updated_at: at })
    await tx.insert(journalStaff).values({ staff_id, action: 'badge.ecrire', objet_id: id })
    return id
  })
}

export async function updateBadge(
  db: Db,
  id: number,
  { version, ...content }: Body<'POST /api/admin/badges/update/{id}'>,
  { staff_id, now }: Staff,
): Promise<void> {
  await requireRegle(db, content.regle)
  await db.transaction(async (tx) => {
    const before = await getAdminBadge(tx, id)
    const changed = await tx
      .update(badges)
      .set({ ...content, version: version + 1, updated_at: now.toISOString() })
      .where(and(eq(badges.id, id), eq(badges.version, version)))
      .returning({ id: badges.id })
    if (!changed.length) throw new ApiError('version_depassee')
    await tx.insert(journalStaff).values({ staff_id, action: 'badge.changer', objet_id: id })
    if (before.actif_le) await enqueue(tx, badgesPasse, { badges_id: id })
    await invalidate(tx, [], ['badges', `badge:${id}`])
  })
}

export async function switchBadge(
  db: Db,
  { id, actif }: { id: number; actif: boolean },
  { staff_id, now }: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { actif_le, regle } = await getAdminBadge(tx, id)
    if ((actif_le !== null) === actif) return
    if (actif) await requireRegle(tx, regle)
    const at = now.toISOString()
    await tx
      .update(badges)
      .set({ actif_le: actif ? at : null, updated_at: at })
      .where(eq(badges.id, id))
    const action = actif ? 'badge.activer' : 'badge.arreter'
    await tx.insert(journalStaff).values({ staff_id, action, objet_id: id })
    if (actif) await enqueue(tx, badgesPasse, { badges_id: id })
    await invalidate(tx, ['badges', `badge:${id}`])
  })
}
