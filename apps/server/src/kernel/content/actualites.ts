import type { Actualite } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { MAX_ACTUALITES } from '@foulee/domain/courses/extension'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { diffFields } from '@foulee/domain/shared/version'
import { type SQL, sql } from 'drizzle-orm'
import { writePublication } from '#kernel/feed/write-publication.ts'
import { readText } from './clean-html.ts'
import { type ContentModel, type Editor, findOwn, toIdentifiers } from './content-model.ts'

type Fields = { id: number | undefined; titre: string; texte: string; date: string | undefined }

const COLUMNS = sql`id, titre, texte, date::text as date`
const only = ([row]: Actualite[]): Actualite => {
  if (!row) throw new Error('The statement returned nothing.')
  return row
}

export async function findActualites(
  db: Db | Tx,
  model: ContentModel,
  entityId: number,
): Promise<Actualite[]> {
  const { table, key } = toIdentifiers(model, 'actualites')
  const { rows } = await db.execute<Actualite>(sql`
    select ${COLUMNS} from ${table} where ${key} = ${entityId}
    order by ${table}.date desc, id desc`)
  return rows
}

/**
 * Adds a news item to an entity, dated today by default, or updates an existing one.
 * @param fields `texte` is clean HTML (`clean-html.ts`)
 * @throws ApiError `objet_introuvable`, `trop_d_elements`
 */
export async function saveActualite(
  db: Db,
  model: ContentModel,
  { entityId, ...editor }: Editor & { entityId: number },
  { id, titre, texte, date }: Fields,
): Promise<Actualite> {
  const { table, key } = toIdentifiers(model, 'actualites')
  const saved = await model.save(
    db,
    { ...editor, id: entityId, section: 'actualites' },
    async (tx) => {
      const read = async (query: SQL) => (await tx.execute<Actualite>(query)).rows
      if (id === undefined) {
        const all = await read(sql`select ${COLUMNS} from ${table} where ${key} = ${entityId}`)
        const day = date ?? parisDate(editor.now)
        if (all.length >= MAX_ACTUALITES) throw new ApiError('trop_d_elements')
        const row = only(
          await read(sql`
          insert into ${table} (${key}, titre, texte, date)
          values (${entityId}, ${titre}, ${texte}, ${day}::date) returning ${COLUMNS}`),
        )
        await publishNews(tx, model, { entityId, id: row.id, now: editor.now })
        return { changes: diffFields({}, { titre, date: row.date }), result: row.id }
      }
      const which = sql`where id = ${id} and ${key} = ${entityId}`
      const [before] = await read(sql`select ${COLUMNS} from ${table} ${which}`)
      if (!before) throw new ApiError('objet_introuvable')
      const fields = { titre, texte, ...(date && { date }) }
      const row = only(
        await read(sql`
        update ${table} set titre = ${titre}, texte = ${texte},
          date = coalesce(${date ?? null}::date, date)
        ${which} returning ${COLUMNS}`),
      )
      const changes = diffFields(before, fields)
      if (changes.texte) changes.texte = [readText(before.texte), readText(texte)]
      return { changes, result: row.id }
    },
  )
  const rows = await findActualites(db, model, entityId)
  return only(rows.filter((row) => row.id === saved))
}

type News = { entityId: number; id: number; now: Date }

async function publishNews(
  tx: Tx,
  model: ContentModel,
  { entityId, id, now }: News,
): Promise<void> {
  if (!model.speaksFor) return
  await writePublication(tx, {
    kind: 'actualite',
    cle: `actualite:${model.prefix}:${id}`,
    fait_id: id,
    objet: { kind: model.prefix, id: entityId },
    ...(await model.speaksFor(tx, entityId)),
    now,
  })
}

export async function removeActualite(
  db: Db,
  model: ContentModel,
  editor: Editor,
  id: number,
): Promise<void> {
  const entityId = await findOwn(db, model, { user: editor.user, content: 'actualites', id })
  const { table, key } = toIdentifiers(model, 'actualites')
  await model.save(db, { ...editor, id: entityId, section: 'actualites' }, async (tx) => {
    const { rows } = await tx.execute<{ titre: string }>(
      sql`delete from ${table} where id = ${id} and ${key} = ${entityId} returning titre`,
    )
    const [removed] = rows
    if (!removed) throw new ApiError('objet_introuvable')
    return { changes: { titre: [removed.titre, null] }, result: null }
  })
}
