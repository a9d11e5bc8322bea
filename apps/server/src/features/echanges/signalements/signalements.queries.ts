import type { Signalement } from '@foulee/contract/echanges/signalements'
import type { Output } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { signalements, users } from '@foulee/db/schema'
import type { ModelSignalement, MotifSignalement } from '@foulee/domain/echanges/avis'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Entity, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { entityKey, findEntities, getEntityType } from '#kernel/entity-types/find-entities.ts'
import { toIso } from '#platform/db/dates.ts'

const deciders = alias(users, 'deciders')

type SignalementFilters = {
  etat: Signalement['etat']
  model?: ModelSignalement | undefined
  page: number
  nb_page: number
}

type Context = { db: Db; kinds: EntityTypes; staff: { id: number; now: Date } }

const select = (db: Db) =>
  db
    .select({ signalement: signalements, auteur: users, decideur: deciders })
    .from(signalements)
    .leftJoin(users, eq(users.id, signalements.users_id))
    .leftJoin(deciders, eq(deciders.id, signalements.decided_by))
type Row = Awaited<ReturnType<typeof select>>[number]

export async function findSignalements(
  context: Context,
  { etat, model, page, nb_page }: SignalementFilters,
): Promise<Output<'GET /api/signalements'>> {
  const { db } = context
  const where = and(eq(signalements.etat, etat), model && eq(signalements.model, model))
  const rows = await select(db)
    .where(where)
    .orderBy(etat === 'ouvert' ? asc(signalements.id) : desc(signalements.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(signalements).where(where)
  return { data: await presentAll(context, rows), nb: total?.nb ?? 0 }
}

export async function recordRead(
  { db, kinds, staff }: Context,
  reports: readonly Signalement[],
): Promise<void> {
  for (const [model, group] of Map.groupBy(reports, (report) => report.model)) {
    const ids = [...new Set(group.map(({ objet_id }) => objet_id))]
    await getEntityType(kinds, model).reported?.recordRead(db, ids, staff.id)
  }
}

export async function findSignalement(context: Context, id: number): Promise<Signalement | null> {
  const rows = await select(context.db).where(eq(signalements.id, id))
  return (await presentAll(context, rows))[0] ?? null
}

async function signPhotos(
  { db, kinds, staff }: Context,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [kind, group] of Map.groupBy(rows, ({ signalement }) => signalement.model)) {
    const ids = [...new Set(group.map(({ signalement }) => signalement.objet_id))]
    const photos = await getEntityType(kinds, kind).reported?.signPhotos(db, ids, staff)
    for (const [id, urls] of photos ?? []) found.set(entityKey({ kind, id }), urls)
  }
  return found
}

async function presentAll(context: Context, rows: readonly Row[]): Promise<Signalement[]> {
  const refs = rows.map(({ signalement }) => refOf(signalement))
  const entities = await findEntities(context.db, context.kinds, refs)
  const photos = await signPhotos(context, rows)
  return rows.map(({ signalement, auteur, decideur }) => {
    const name = entityKey(refOf(signalement))
    const { id, model, objet_id, texte, etat, created_at, decided_at } = signalement
    return {
      id,
      model,
      objet_id,
      motif: signalement.motif as MotifSignalement,
      texte,
      etat,
      created_at: toIso(created_at),
      decided_at: toIso(decided_at),
      decideur: decideur && getDisplayName(decideur),
      auteur: presentAuteur(auteur),
      objet: presentEntity(entities.get(name), photos.get(name)),
    }
  })
}

const refOf = ({ model, objet_id }: Row['signalement']) => ({ kind: model, id: objet_id })

const presentEntity = (entity: Entity | undefined, photos: string[] = []): Signalement['objet'] =>
  entity
    ? {
        titre: entity.titre,
        texte: entity.texte,
        url: entity.url,
        masque: entity.is_masked,
        photos,
      }
    : null

const presentAuteur = (auteur: Row['auteur']): Signalement['auteur'] =>
  auteur && !auteur.supprime_le
    ? { users_id: auteur.id, nom: getDisplayName(auteur), email: auteur.email }
    : null
