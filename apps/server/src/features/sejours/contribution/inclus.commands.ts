import type { InclusChanges } from '@foulee/contract/sejours/contribution'
import type { Inclus } from '@foulee/contract/sejours/voyages'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { voyageInclus } from '@foulee/db/schema'
import { diffFields } from '@foulee/domain/shared/version'
import { asc, eq } from 'drizzle-orm'
import { type Saving, saveVoyage } from '#features/sejours/voyages/voyage-save.ts'
import { arrange } from './arrange.ts'

const l = voyageInclus
const MAX_INCLUS = 60

type Row = typeof l.$inferSelect

const present = ({ voyages_id: _, ...line }: Row): Inclus => line
const toVersionRow = ({ libelle, inclus, ordre }: Row) => ({ libelle, inclus, ordre: ordre + 1 })

const findLines = (tx: Db | Tx, voyages_id: number): Promise<Row[]> =>
  tx.select().from(l).where(eq(l.voyages_id, voyages_id)).orderBy(asc(l.ordre), asc(l.id))

const pick = (lines: readonly Row[], id: number): Row => {
  const line = lines.find((line) => line.id === id)
  if (!line) throw new ApiError('inclus_introuvable')
  return line
}

export async function addInclus(
  db: Db,
  saving: Saving,
  { libelle, inclus, ordre }: InclusChanges & { libelle: string; inclus: string },
): Promise<Inclus> {
  const id = await saveVoyage(db, saving, async (tx) => {
    const lines = await findLines(tx, saving.id)
    const values = { voyages_id: saving.id, libelle, inclus: inclus === 'true' }
    if (lines.length >= MAX_INCLUS) throw new ApiError('trop_d_elements')
    const [made] = await tx
      .insert(l)
      .values({ ...values, ordre: (lines.at(-1)?.ordre ?? -1) + 1 })
      .returning()
    if (!made) throw new Error('The insert returned nothing.')
    const ids = [...lines, made].map(({ id }) => id)
    await arrange(tx, 'voyage_inclus', { ids, id: made.id, ordre: ordre ?? lines.length })
    const row = pick(await findLines(tx, saving.id), made.id)
    return { saves: [['inclus', diffFields({}, toVersionRow(row))]], result: row.id }
  })
  return present(pick(await findLines(db, saving.id), id))
}

export const changeInclus = (
  db: Db,
  saving: Saving,
  { id, libelle, inclus, ordre }: InclusChanges & { id: number },
): Promise<Inclus> =>
  saveVoyage(db, saving, async (tx) => {
    const lines = await findLines(tx, saving.id)
    const before = pick(lines, id)
    const after = {
      libelle: libelle ?? before.libelle,
      inclus: inclus === undefined ? before.inclus : inclus === 'true',
    }
    await tx.update(l).set(after).where(eq(l.id, id))
    if (typeof ordre === 'number') {
      await arrange(tx, 'voyage_inclus', { ids: lines.map((line) => line.id), id, ordre })
    }
    const row = pick(await findLines(tx, saving.id), id)
    return {
      saves: [['inclus', diffFields(toVersionRow(before), toVersionRow(row))]],
      result: present(row),
    }
  })

export const removeInclus = (db: Db, saving: Saving, id: number): Promise<null> =>
  saveVoyage(db, saving, async (tx) => {
    const { libelle } = pick(await findLines(tx, saving.id), id)
    await tx.delete(l).where(eq(l.id, id))
    return { saves: [['inclus', { libelle: [libelle, null] }]], result: null }
  })
