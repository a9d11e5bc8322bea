import type { SocialLink } from '@foulee/contract/membres/profil'
import { ApiError } from '@foulee/contract/shared/errors'
import { sql } from 'drizzle-orm'
import type { Capabilities } from '#kernel/entity-types/entity-type.ts'
import { type ContentModel, findOwn, toIdentifiers } from './content-model.ts'

export function createSocial(
  model: ContentModel,
  kind: SocialLink['model'],
): NonNullable<Capabilities['social']> {
  const { table, key } = toIdentifiers(model, 'social')
  return {
    async add(db, editor, { id, reseau, url }) {
      const added = await model.save(db, { ...editor, id, section: 'social' }, async (tx) => {
        const same = await tx.execute(
          sql`select from ${table} where ${key} = ${id} and reseau = ${reseau}`,
        )
        if (same.rows.length) throw new ApiError('lien_deja_present')
        const { rows } = await tx.execute<{ id: number }>(sql`
          insert into ${table} (${key}, reseau, url) values (${id}, ${reseau}, ${url}) returning id`)
        const [row] = rows
        if (!row) throw new Error('The insert returned nothing.')
        return { changes: { url: [null, url] }, result: row.id }
      })
      return { id: added, reseau, url, model: kind }
    },

    async remove(db, editor, id) {
      const query = { user: editor.user, content: 'social' as const, id }
      const entityId = await findOwn(db, model, query, 'lien_introuvable')
      await model.save(db, { ...editor, id: entityId, section: 'social' }, async (tx) => {
        const { rows } = await tx.execute<{ url: string }>(
          sql`delete from ${table} where id = ${id} and ${key} = ${entityId} returning url`,
        )
        const [removed] = rows
        if (!removed) throw new ApiError('lien_introuvable')
        return { changes: { url: [removed.url, null] }, result: null }
      })
    },
  }
}
