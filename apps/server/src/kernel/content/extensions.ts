import type { Extension } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { type ExtensionType, MAX_EXTENSIONS } from '@foulee/domain/courses/extension'
import { sql } from 'drizzle-orm'
import { type ContentModel, type Editor, findOwn, toIdentifiers } from './content-model.ts'

export async function findExtensions(
  db: Db | Tx,
  model: ContentModel,
  support_id: number,
): Promise<Extension[]> {
  const { table, key } = toIdentifiers(model, 'extensions')
  const { rows } = await db.execute<Extension>(sql`
    select id, type, id_ext, ${key} as support_id from ${table}
    where ${key} = ${support_id} order by id`)
  return rows
}

export async function addExtension(
  db: Db,
  model: ContentModel,
  editor: Editor,
  { support_id, type, id_ext }: Omit<Extension, 'id' | 'type'> & { type: ExtensionType },
): Promise<Extension> {
  const { table, key } = toIdentifiers(model, 'extensions')
  const id = await model.save(
    db,
    { ...editor, id: support_id, section: 'extensions' },
    async (tx) => {
      const all = await findExtensions(tx, model, support_id)
      if (all.some((item) => item.id_ext === id_ext && item.type === type)) {
        throw new ApiError('lien_deja_ajoute')
      }
      if (all.length >= MAX_EXTENSIONS) throw new ApiError('trop_d_elements')
      const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ${table} (${key}, type, id_ext) values (${support_id}, ${type}, ${id_ext})
      returning id`)
      const [row] = rows
      if (!row) throw new Error('The insert returned nothing.')
      return { changes: { url: [null, id_ext] }, result: row.id }
    },
  )
  return { id, support_id, type, id_ext }
}

export async function removeExtension(
  db: Db,
  model: ContentModel,
  editor: Editor,
  id: number,
): Promise<void> {
  const entityId = await findOwn(db, model, { user: editor.user, content: 'extensions', id })
  const { table, key } = toIdentifiers(model, 'extensions')
  await model.save(db, { ...editor, id: entityId, section: 'extensions' }, async (tx) => {
    const { rows } = await tx.execute<{ id_ext: string }>(
      sql`delete from ${table} where id = ${id} and ${key} = ${entityId} returning id_ext`,
    )
    const [removed] = rows
    if (!removed) throw new ApiError('objet_introuvable')
    return { changes: { url: [removed.id_ext, null] }, result: null }
  })
}
