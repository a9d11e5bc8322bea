import { getImageUrl } from '@foulee/domain/shared/image'
import type { Kind } from '@foulee/domain/shared/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Capabilities, EntityType } from '#kernel/entity-types/entity-type.ts'
import type { Structure } from './structure.ts'

type Found = {
  id: number
  nom: string
  slug: string
  description: string | null
  logo: string | null
  is_visible: boolean
}

/** @param isVisible over the table as `s` */
export function structureKind(
  { genre, table, membership }: Structure & { genre: Kind },
  isVisible: SQL,
  capabilities: Capabilities & Pick<EntityType, 'tag'> = {},
): EntityType {
  return {
    kind: genre,
    async find(db, ids) {
      const { rows } = await db.execute<Found>(sql`
        select s.id, s.nom, s.slug, s.description, s.logo, ${isVisible} as is_visible
        from ${sql.identifier(table)} s where s.id = any(${sql.param([...ids])}::int[])`)
      return rows.map((row) => ({
        kind: genre,
        id: row.id,
        titre: row.nom,
        texte: row.description ?? '',
        url: `/${table}/${row.slug}`,
        is_visible: row.is_visible,
        is_masked: false,
        image: getImageUrl(row.logo),
      }))
    },
    async findOwners(db, id) {
      return (await membership.findMembers(db, id)).map(({ users_id }) => users_id)
    },
    ...capabilities,
  }
}
