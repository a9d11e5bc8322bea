import type { Partenaire } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import { coursePartenaires } from '@foulee/db/schema'
import { MAX_PARTENAIRES } from '@foulee/domain/courses/extension'
import { moveTo } from '@foulee/domain/echanges/photo'
import { getImageUrl } from '@foulee/domain/image'
import { diffFields } from '@foulee/domain/version'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { EncodedImage } from '../../../images/encode-image.ts'
import { keepImage } from '../../../images/kept-images.ts'
import { queueRemoval } from '../../../images/retrait.ts'
import type { Services } from '../../../services.ts'
import { checkOwner, type Saving, saveContent } from './contenus-save.ts'

const p = coursePartenaires
type Row = typeof p.$inferSelect
type Context = Pick<Services, 'db' | 'storage'>
type Editor = Omit<Saving, 'section' | 'courses_id'>

type PartenaireFields = {
  type: Row['type']
  nom: string
  description: string | null
  url: string | null
  /** A new picture, null to take the old one away, undefined to leave it. */
  logo: EncodedImage | null | undefined
  ordre: number | undefined
}

const present = ({ courses_id: _, ordre: __, logo, ...partner }: Row): Partenaire => ({
  ...partner,
  logo: getImageUrl(logo) || null,
})

/** A partner in the words of the history of the race. */
const tell = (row: Row) => {
  const { nom, description, url, logo } = present(row)
  return { nom, description, url, logo }
}

const findAll = (tx: Tx, courses_id: number) =>
  tx.select().from(p).where(eq(p.courses_id, courses_id)).orderBy(asc(p.ordre), asc(p.id))

/**
 * Adds a partner behind the others, or changes the one that is named.
 * @throws ApiError `objet_introuvable`, `trop_d_elements`
 */
export function savePartenaire(
  { db, storage }: Context,
  { courses_id, ...editor }: Editor & { courses_id: number },
  { id, ...fields }: PartenaireFields & { id: number | undefined },
): Promise<Partenaire> {
  return saveContent(db, { ...editor, courses_id, section: 'partenaires' }, async (tx) => {
    const all = await findAll(tx, courses_id)
    const before = all.find((one) => one.id === id)
    if (id !== undefined && !before) throw new ApiError('objet_introuvable')
    if (!before && all.length >= MAX_PARTENAIRES) throw new ApiError('trop_d_elements')
    const { logo: image, ordre, ...texts } = fields
    const logo = image ? await keepImage(tx, storage, image) : image
    const columns = { ...texts, ...(logo !== undefined && { logo }) }
    const row = before
      ? await change(tx, before, columns)
      : await add(tx, { ...columns, courses_id, ordre: all.length })
    if (ordre !== undefined) await arrange(tx, moveTo([...ids(all), row.id], row.id, ordre))
    if (before?.logo && before.logo !== row.logo) {
      await queueRemoval(tx, { folders: [before.logo] })
    }
    const rank = ordre === undefined ? {} : { ordre: ordre + 1 }
    const told = before ? { ...tell(before), ordre: before.ordre + 1 } : {}
    const changes = diffFields(told, { ...tell(row), ...rank })
    return { changes, result: present(row) }
  })
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const only = (row: Row | undefined): Row => {
  if (!row) throw new Error('The statement returned nothing.')
  return row
}

const add = async (tx: Tx, values: typeof p.$inferInsert) =>
  only((await tx.insert(p).values(values).returning())[0])

const change = async (tx: Tx, { id }: Row, values: Partial<Row>) =>
  only((await tx.update(p).set(values).where(eq(p.id, id)).returning())[0])

/** Gives them the ranks 0, 1, 2… */
const arrange = (tx: Tx, order: readonly number[]) =>
  tx.execute(sql`
    update course_partenaires p set ordre = r.rang - 1
    from unnest(${sql.param([...new Set(order)])}::int[]) with ordinality as r(id, rang)
    where p.id = r.id`)

/** @throws ApiError `objet_introuvable`, also for one on the race of somebody else */
export async function removePartenaire({ db }: Context, editor: Editor, id: number): Promise<void> {
  const [found] = await db.select({ courses_id: p.courses_id }).from(p).where(eq(p.id, id))
  const courses_id = await checkOwner(db, editor.user, found?.courses_id)
  await saveContent(db, { ...editor, courses_id, section: 'partenaires' }, async (tx) => {
    const where = and(eq(p.id, id), eq(p.courses_id, courses_id))
    const [removed] = await tx.delete(p).where(where).returning()
    if (!removed) throw new ApiError('objet_introuvable')
    await queueRemoval(tx, { folders: [removed.logo] })
    return { changes: { nom: [removed.nom, null] }, result: null }
  })
}
