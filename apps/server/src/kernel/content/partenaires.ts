import type { Partenaire } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { MAX_PARTENAIRES } from '@foulee/domain/courses/extension'
import { moveTo } from '@foulee/domain/echanges/photo'
import { getImageUrl } from '@foulee/domain/shared/image'
import { diffFields } from '@foulee/domain/shared/version'
import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { storeImage } from '#platform/images/stored-images.ts'
import { type ContentModel, type Editor, findOwn, toIdentifiers } from './content-model.ts'

type Row = Partenaire & { ordre: number }
type Context = Pick<Services, 'db' | 'storage'>

type PartenaireFields = {
  type: Row['type']
  nom: string
  description: string | null
  url: string | null
  /** A new picture, null to remove the current one, undefined to keep it. */
  logo: EncodedImage | null | undefined
  ordre: number | undefined
}

const COLUMNS = sql`id, type, nom, description, url, logo, ordre`

export const presentPartenaire = ({ ordre: _, logo, ...partner }: Row): Partenaire => ({
  ...partner,
  logo: getImageUrl(logo) || null,
})

const toVersionRow = (row: Row) => {
  const { nom, description, url, logo } = presentPartenaire(row)
  return { nom, description, url, logo }
}

const read = async (tx: Tx, query: SQL): Promise<Row[]> => (await tx.execute<Row>(query)).rows

export async function findPartenaires(
  tx: Tx | Context['db'],
  model: ContentModel,
  entityId: number,
): Promise<Row[]> {
  const { table, key } = toIdentifiers(model, 'partenaires')
  const { rows } = await tx.execute<Row>(
    sql`select ${COLUMNS} from ${table} where ${key} = ${entityId} order by ordre, id`,
  )
  return rows
}

export async function savePartenaire(
  { db, storage }: Context,
  model: ContentModel,
  { entityId, ...editor }: Editor & { entityId: number },
  { id, ...fields }: PartenaireFields & { id: number | undefined },
): Promise<Partenaire> {
  const saved = await model.save(
    db,
    { ...editor, id: entityId, section: 'partenaires' },
    async (tx) => {
      const all = await findPartenaires(tx, model, entityId)
      const before = all.find((item) => item.id === id)
      if (id !== undefined && !before) throw new ApiError('objet_introuvable')
      const { logo: image, ordre, ...texts } = fields
      if (!before && all.length >= MAX_PARTENAIRES) throw new ApiError('trop_d_elements')
      const stored = image ? await storeImage(tx, storage, image) : image
      const logo = stored === undefined ? (before?.logo ?? null) : stored
      const row = before
        ? await change(tx, model, { ...before, ...texts, logo })
        : await add(tx, model, entityId, { ...texts, logo, ordre: all.length })
      if (ordre !== undefined)
        await arrange(tx, model, moveTo([...ids(all), row.id], row.id, ordre))
      if (before?.logo && before.logo !== row.logo) {
        await queueRemoval(tx, { folders: [before.logo] })
      }
      const rank = ordre === undefined ? {} : { ordre: ordre + 1 }
      const former = before ? { ...toVersionRow(before), ordre: before.ordre + 1 } : {}
      const changes = diffFields(former, { ...toVersionRow(row), ...rank })
      return { changes, result: row.id }
    },
  )
  const rows = await findPartenaires(db, model, entityId)
  return presentPartenaire(only(rows.filter((row) => row.id === saved)))
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const only = ([row]: Row[]): Row => {
  if (!row) throw new Error('The statement returned nothing.')
  return row
}

async function add(tx: Tx, model: ContentModel, entityId: number, row: Omit<Row, 'id'>) {
  const { table, key } = toIdentifiers(model, 'partenaires')
  const { type, nom, description, url, logo, ordre } = row
  return only(
    await read(
      tx,
      sql`
        insert into ${table} (${key}, type, nom, description, url, logo, ordre)
        values (${entityId}, ${type}, ${nom}, ${description}, ${url}, ${logo}, ${ordre})
        returning ${COLUMNS}`,
    ),
  )
}

async function change(tx: Tx, model: ContentModel, row: Row) {
  const { id, type, nom, description, url, logo } = row
  return only(
    await read(
      tx,
      sql`
        update ${toIdentifiers(model, 'partenaires').table}
        set type = ${type}, nom = ${nom}, description = ${description}, url = ${url}, logo = ${logo}
        where id = ${id} returning ${COLUMNS}`,
    ),
  )
}

const arrange = (tx: Tx, model: ContentModel, order: readonly number[]) =>
  tx.execute(sql`
    update ${toIdentifiers(model, 'partenaires').table} p set ordre = r.rang - 1
    from unnest(${sql.param([...new Set(order)])}::int[]) with ordinality as r(id, rang)
    where p.id = r.id`)

export async function removePartenaire(
  { db }: Context,
  model: ContentModel,
  editor: Editor,
  id: number,
): Promise<void> {
  const entityId = await findOwn(db, model, { user: editor.user, content: 'partenaires', id })
  const { table, key } = toIdentifiers(model, 'partenaires')
  await model.save(db, { ...editor, id: entityId, section: 'partenaires' }, async (tx) => {
    const which = sql`where id = ${id} and ${key} = ${entityId}`
    const [removed] = await read(tx, sql`delete from ${table} ${which} returning ${COLUMNS}`)
    if (!removed) throw new ApiError('objet_introuvable')
    await queueRemoval(tx, { folders: [removed.logo] })
    return { changes: { nom: [removed.nom, null] }, result: null }
  })
}
