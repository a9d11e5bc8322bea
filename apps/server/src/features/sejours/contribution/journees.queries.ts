import type { JourneeEditee } from '@foulee/contract/sejours/contribution'
import type { Db, Tx } from '@foulee/db/connect'
import { voyageJournees } from '@foulee/db/schema'
import type { Kind } from '@foulee/domain/shared/kinds'
import { asc, eq } from 'drizzle-orm'
import type { Entity, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { entityKey, findEntities, isOwner } from '#kernel/entity-types/find-entities.ts'
import type { User } from '#platform/http/user.ts'

const j = voyageJournees
export type JourneeRow = typeof j.$inferSelect

export const findJournees = (db: Db | Tx, voyages_id: number): Promise<JourneeRow[]> =>
  db.select().from(j).where(eq(j.voyages_id, voyages_id)).orderBy(asc(j.ordre), asc(j.id))

type Reader = { kinds: EntityTypes; user: User }

export async function readJournees(
  db: Db | Tx,
  { kinds, user }: Reader,
  voyages_id: number,
): Promise<JourneeEditee[]> {
  const rows = await findJournees(db, voyages_id)
  const links = rows.flatMap(({ parcours_id, epreuves_id }) => [
    ...(parcours_id === null ? [] : [{ kind: 'parcours' as const, id: parcours_id }]),
    ...(epreuves_id === null ? [] : [{ kind: 'epreuve' as const, id: epreuves_id }]),
  ])
  const entities = await findEntities(db, kinds, links)
  const hidden = [...entities.values()].filter((entity) => !entity.is_visible)
  const own = new Set<string>()
  for (const entity of hidden) {
    if (await isOwner(db, kinds, entity, user.id)) own.add(entityKey(entity))
  }
  const toLink = (kind: Kind, id: number | null) => {
    if (id === null) return null
    const entity: Entity | undefined = entities.get(entityKey({ kind, id }))
    const est_visible = entity?.is_visible ?? false
    const mayRead = est_visible || own.has(entityKey({ kind, id }))
    return { id, nom: (mayRead && entity?.titre) || null, est_visible }
  }
  return rows.map(({ voyages_id: _, parcours_id, epreuves_id, ...journee }) => ({
    ...journee,
    parcours: toLink('parcours', parcours_id),
    epreuve: toLink('epreuve', epreuves_id),
  }))
}
