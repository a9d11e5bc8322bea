import type { JourneeChanges, JourneeEditee } from '@foulee/contract/sejours/contribution'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { voyageJournees } from '@foulee/db/schema'
import { findJourneeErrors } from '@foulee/domain/sejours/voyage-regles'
import { diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { type Saving, saveVoyage } from '#features/sejours/voyages/voyage-save.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity } from '#kernel/entity-types/find-entities.ts'
import { assertFields } from '#kernel/publication/check-move.ts'
import { checkParcours } from '#kernel/tracks/check-parcours.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import { arrange } from './arrange.ts'
import { findJournees, type JourneeRow, readJournees } from './journees.queries.ts'

const j = voyageJournees
const MAX_JOURNEES = 365

type Context = { db: Db; kinds: EntityTypes }
type Columns = Partial<Omit<JourneeRow, 'id' | 'voyages_id' | 'ordre'>>

const BLANK = { distance: null, denivele: null, epreuves_id: null, dossard_inclus: false }

const toVersionRow = ({ id: _, voyages_id: __, ordre, ...fields }: JourneeRow) => ({
  ...fields,
  ordre: ordre + 1,
})

function toColumns({ ordre: _, dossard_inclus, ...fields }: JourneeChanges): Columns {
  return {
    ...toUpdateSet(fields),
    ...(fields.epreuves_id === null && { dossard_inclus: false }),
    ...(dossard_inclus !== undefined && { dossard_inclus: dossard_inclus === 'true' }),
  }
}

type Links = { parcours_id?: number | null | undefined; epreuves_id?: number | null | undefined }

/** A public route or the member's own; a public race. @throws ApiError `champs_invalides` */
async function checkLinks(
  tx: Tx,
  { kinds, user }: { kinds: EntityTypes; user: User },
  { parcours_id, epreuves_id }: Links,
): Promise<void> {
  await checkParcours(tx, user, parcours_id)
  if (epreuves_id) {
    const epreuve = await findEntity(tx, kinds, { kind: 'epreuve', id: epreuves_id })
    if (!epreuve?.is_visible) assertFields({ epreuves_id: 'Choisissez une épreuve publiée.' })
  }
}

const pick = <T extends { id: number }>(rows: readonly T[], id: number): T => {
  const row = rows.find((row) => row.id === id)
  if (!row) throw new ApiError('journee_introuvable')
  return row
}

async function finish(tx: Tx, { kinds, user, id, voyages_id, before }: Finishing) {
  const row = pick(await findJournees(tx, voyages_id), id)
  const changes = diffFields(before ? toVersionRow(before) : {}, toVersionRow(row))
  const journees: JourneeEditee[] = await readJournees(tx, { kinds, user }, voyages_id)
  return { saves: [[`journee:${id}` as const, changes] as const], result: pick(journees, id) }
}
type Finishing = {
  kinds: EntityTypes
  user: User
  id: number
  voyages_id: number
  before?: JourneeRow
}

export async function addJournee(
  { db, kinds }: Context,
  saving: Saving,
  input: JourneeChanges & { titre: string },
): Promise<JourneeEditee> {
  const { id: voyages_id, user } = saving
  const id = await saveVoyage(db, saving, async (tx) => {
    const days = await findJournees(tx, voyages_id)
    if (days.length >= MAX_JOURNEES) throw new ApiError('trop_d_elements')
    const columns = toColumns(input)
    assertFields(findJourneeErrors({ ...BLANK, ...columns }))
    await checkLinks(tx, { kinds, user }, columns)
    const ordre = (days.at(-1)?.ordre ?? -1) + 1
    const [made] = await tx
      .insert(j)
      .values({ ...columns, titre: input.titre, voyages_id, ordre })
      .returning({ id: j.id })
    if (!made) throw new Error('The insert returned nothing.')
    const ids = [...days, made].map(({ id }) => id)
    await arrange(tx, 'voyage_journees', {
      ids,
      id: made.id,
      ordre: input.ordre ?? days.length,
    })
    const { saves } = await finish(tx, { kinds, user, id: made.id, voyages_id })
    return { saves, result: made.id }
  })
  return pick(await readJournees(db, { kinds, user }, voyages_id), id)
}

export const changeJournee = (
  { db, kinds }: Context,
  saving: Saving,
  { id, ...values }: JourneeChanges & { id: number },
): Promise<JourneeEditee> =>
  saveVoyage(db, saving, async (tx) => {
    const { id: voyages_id, user } = saving
    const days = await findJournees(tx, voyages_id)
    const before = pick(days, id)
    const columns = toColumns(values)
    assertFields(findJourneeErrors({ ...before, ...columns }))
    // An unchanged link may be hidden by now: reported elsewhere, and no obstacle to other changes.
    const { parcours_id, epreuves_id } = diffFields(before, columns)
    await checkLinks(
      tx,
      { kinds, user },
      {
        parcours_id: parcours_id && columns.parcours_id,
        epreuves_id: epreuves_id && columns.epreuves_id,
      },
    )
    if (Object.keys(columns).length) await tx.update(j).set(columns).where(eq(j.id, id))
    const { ordre } = values
    if (typeof ordre === 'number') {
      await arrange(tx, 'voyage_journees', { ids: days.map((day) => day.id), id, ordre })
    }
    return finish(tx, { kinds, user, id, voyages_id, before })
  })

export const removeJournee = (db: Db, saving: Saving, id: number): Promise<null> =>
  saveVoyage(db, saving, async (tx) => {
    const { titre } = pick(await findJournees(tx, saving.id), id)
    await tx.delete(j).where(eq(j.id, id))
    return { saves: [[`journee:${id}`, { titre: [titre, null] }]], result: null }
  })
