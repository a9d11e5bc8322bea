import type { EpreuveChanges } from '@foulee/contract/courses/editions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { EditionFacts, EpreuveFacts } from '@foulee/db/read-models/course-facts'
import { removeShown } from '@foulee/db/read-models/remove-shown'
import * as t from '@foulee/db/schema'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { isPast } from '@foulee/domain/courses/edition'
import type { Errors } from '@foulee/domain/courses/edition-regles'
import { findMoveErrors } from '@foulee/domain/courses/epreuve-etat'
import { findBlanks, findEpreuveErrors } from '@foulee/domain/courses/epreuve-regles'
import { isCancelled } from '@foulee/domain/shared/publication'
import { diffFields } from '@foulee/domain/shared/version'
import { eq, sql } from 'drizzle-orm'
import { assertFields } from '#kernel/publication/check-move.ts'
import { checkParcours } from '#kernel/tracks/check-parcours.ts'
import { pickEdition, type Saving, saveEditions } from './editions-save.ts'
import { BLANK, type EpreuveColumns, inWords, type Point, toColumns } from './epreuve-columns.ts'
import { checkFree } from './epreuves-free.ts'

const MAX_EPREUVES = 50

type EpreuveInput = { editions_id: number; input: EpreuveChanges }

export function createEpreuve(
  db: Db,
  saving: Saving,
  { editions_id, input }: EpreuveInput,
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const { fuseau } = facts
    const edition = { ...pickEdition(facts, editions_id), fuseau }
    const wrong: Errors = {}
    const { points = [], ...columns } = toColumns(input, wrong)
    const changes = diffFields({}, { ...columns, points })
    const standing = edition.epreuves
    if (standing.length >= MAX_EPREUVES) throw new ApiError('trop_d_elements')
    const { nom = '', type = 'autre' } = columns
    const epreuve = { ...BLANK, ...columns, nom, type }
    assertFields({
      ...findEpreuveErrors({ ...epreuve, points }, edition),
      ...findMoveErrors({ ...epreuve, id: 0 }, edition, { now: saving.now, fuseau }),
      ...findBlanks(columns),
      ...wrong,
    })
    await checkParcours(tx, saving.user, epreuve.parcours_id)
    // One more than the maximum: after a removal the count may already be taken.
    const ordre = sql`(select coalesce(max(ordre) + 1, 0) from epreuves where editions_id = ${editions_id})`
    const [row] = await tx
      .insert(t.epreuves)
      .values({ ...epreuve, editions_id, ordre })
      .returning({ id: t.epreuves.id })
    if (!row) throw new Error('The insert returned nothing.')
    await writePoints(tx, row.id, points)
    const { id } = row
    return { id, section: `epreuve:${id}`, changes }
  })
}

export function updateEpreuve(
  db: Db,
  saving: Saving,
  { id, editions_id, input }: EpreuveInput & { id: number },
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const { fuseau } = facts
    const edition = { ...pickEdition(facts, editions_id), fuseau }
    const before = pickEpreuve(edition, id)
    const wrong: Errors = {}
    const { points, ...columns } = toColumns(input, wrong)
    const formerPoints = before.points.map(({ id: _, ...point }) => point)
    const after = { ...before, ...columns, points: points ?? formerPoints }
    assertFields({
      ...findEpreuveErrors(after, edition),
      ...findMoveErrors(after, edition, { now: saving.now, fuseau }),
      ...wrong,
    })
    const { parcours_id } = columns
    if (parcours_id && parcours_id !== before.parcours_id) {
      await checkParcours(tx, saving.user, parcours_id)
    }
    const changes = diffFields(
      inWords({ ...before, points: formerPoints }),
      inWords({ ...columns, points }),
    )
    await writeEpreuve(tx, id, { columns, points })
    const news = isPast(edition, saving.now, fuseau) ? [] : listChanges(before, after)
    return { id, section: `epreuve:${id}`, changes, news }
  })
}

function listChanges(before: EpreuveFacts, after: Omit<EpreuveFacts, 'points'>): CourseChange[] {
  const annulee = isCancelled(after.etat)
  if (annulee === isCancelled(before.etat)) return []
  const { id: epreuves_id, editions_id, nom, annulation_motif: motif } = after
  const apres = annulee ? null : nom
  return [{ type: 'epreuve_annulee', avant: nom, apres, motif, editions_id, epreuves_id }]
}

function pickEpreuve(edition: EditionFacts, id: number): EpreuveFacts {
  const epreuve = edition.epreuves.find((epreuve) => epreuve.id === id)
  if (!epreuve) throw new ApiError('objet_introuvable')
  return epreuve
}

async function writeEpreuve(
  tx: Tx,
  id: number,
  { columns, points }: { columns: Partial<EpreuveColumns>; points: Point[] | undefined },
): Promise<void> {
  if (Object.keys(columns).length) {
    await tx.update(t.epreuves).set(columns).where(eq(t.epreuves.id, id))
  }
  if (!points) return
  await tx.delete(t.epreuvePoints).where(eq(t.epreuvePoints.epreuves_id, id))
  await writePoints(tx, id, points)
}

async function writePoints(tx: Tx, epreuves_id: number, points: readonly Point[]): Promise<void> {
  if (!points.length) return
  await tx.insert(t.epreuvePoints).values(points.map((point) => ({ ...point, epreuves_id })))
}

export function removeEpreuve(
  db: Db,
  saving: Saving,
  { id, editions_id }: { id: number; editions_id: number },
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const { nom } = pickEpreuve(pickEdition(facts, editions_id), id)
    await checkFree(tx, [id])
    await removeShown(tx, { epreuves: [id] }, saving.now, () =>
      tx.delete(t.epreuves).where(eq(t.epreuves.id, id)),
    )
    return { id, section: `epreuve:${id}`, changes: { nom: [nom, null] } }
  })
}

export function orderEpreuves(
  db: Db,
  saving: Saving,
  { editions_id, ids }: { editions_id: number; ids: number[] },
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const standing = pickEdition(facts, editions_id).epreuves.map(({ id }) => id)
    const isSame = ids.length === standing.length && standing.every((id) => ids.includes(id))
    if (!isSame) assertFields({ ids: 'Donnez toutes les épreuves de l’édition, une fois chacune.' })
    for (const [ordre, id] of ids.entries()) {
      await tx.update(t.epreuves).set({ ordre }).where(eq(t.epreuves.id, id))
    }
    return {
      id: editions_id,
      section: `edition:${editions_id}`,
      changes: diffFields({ ordre: standing }, { ordre: ids }),
    }
  })
}
