import type { EditionChanges } from '@foulee/contract/courses/editions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { EditionFacts } from '@foulee/db/read-models/course-facts'
import { removeShown } from '@foulee/db/read-models/remove-shown'
import * as t from '@foulee/db/schema'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { getFirstDay, isPast } from '@foulee/domain/courses/edition'
import { type Errors, findEditionErrors } from '@foulee/domain/courses/edition-regles'
import { findEpreuveErrors } from '@foulee/domain/courses/epreuve-regles'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { localDate } from '@foulee/domain/shared/fuseau'
import { diffFields } from '@foulee/domain/shared/version'
import { eq, sql } from 'drizzle-orm'
import { assertFields } from '#kernel/publication/check-move.ts'
import { blankEdition, type EditionColumns, toColumns } from './edition-columns.ts'
import { pickEdition, type Saving, saveEditions } from './editions-save.ts'
import { checkFree } from './epreuves-free.ts'

const MAX_EDITIONS = 100
const MOTIF_ATTENDU = 'Dites pourquoi\u00a0: les coureurs le liront.'
const STAYS_PUBLIC = 'Une édition publiée ne redevient pas un brouillon\u00a0: annulez-la.'

export function createEdition(db: Db, saving: Saving, input: EditionChanges): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const wrong: Errors = {}
    const columns = toColumns(input, wrong)
    const changes = diffFields({}, columns)
    const standing = facts.editions
    checkRoom(standing)
    if (!columns.date_debut) wrong.date_debut = 'Indiquez la date.'
    const maintenant = { now: saving.now, fuseau: facts.fuseau }
    // Validated as if it were today without a day, so that all errors are reported.
    const day = columns.date_debut ?? localDate(saving.now, facts.fuseau)
    const edition = { ...blankEdition(day), ...columns }
    assertFields({ ...findEditionErrors(edition, maintenant), ...wrong })
    const id = await insertEdition(tx, saving.courses_id, edition)
    return { id, section: `edition:${id}`, changes }
  })
}

export function checkRoom(editions: readonly unknown[]): void {
  if (editions.length >= MAX_EDITIONS) throw new ApiError('trop_d_elements')
}

export async function insertEdition(tx: Tx, courses_id: number, edition: EditionColumns) {
  const [row] = await tx
    .insert(t.editions)
    .values({ ...edition, courses_id })
    .returning({ id: t.editions.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}

export function updateEdition(
  db: Db,
  saving: Saving,
  { id, input }: { id: number; input: EditionChanges },
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const { fuseau } = facts
    const { now } = saving
    const before = pickEdition(facts, id)
    const wrong: Errors = {}
    if (input.reportee === 'true' && input.report_motif === '') wrong.report_motif = MOTIF_ATTENDU
    const columns = { ...toColumns(input, wrong), ...followUp(before, input) }
    const after = moveEpreuves(before, { ...before, ...columns })
    if (after.brouillon && !before.brouillon) assertFields({ brouillon: STAYS_PUBLIC })
    const found = findEditionErrors(after, { now, fuseau })
    // Without a valid day, comparing it with the former one is pointless.
    if (wrong.date_debut) delete found.reportee_du
    assertFields({
      ...found,
      ...wrong,
      ...findNewMisfits({ ...before, fuseau }, { ...after, fuseau }),
    })
    const changes = diffFields(before, columns)
    if (Object.keys(changes).length) await writeEdition(tx, before, after, columns)
    const news =
      before.brouillon || (isPast(before, now, fuseau) && isPast(after, now, fuseau))
        ? []
        : listChanges(before, after)
    return { id, section: `edition:${id}`, changes, news }
  })
}

function followUp(before: EditionFacts, changes: EditionChanges): Partial<EditionColumns> {
  return {
    ...(changes.annulee === 'false' && { annulation_motif: null }),
    ...(changes.reportee === 'false' && NOT_PUT_OFF),
    // After two postponements, the day first announced is the one that runners remember.
    ...(changes.reportee === 'true' && { reportee_du: before.reportee_du ?? before.date_debut }),
    ...followDate(before, changes),
  }
}

const NOT_PUT_OFF = { reportee_du: null, report_motif: null, date_inconnue: false }

/** An unknown new day keeps the announced one; a given day is a known one. */
function followDate(before: EditionFacts, changes: EditionChanges): Partial<EditionColumns> {
  if (changes.date_inconnue === 'true') {
    const { date_debut, editions_fin, reportee_du } = before
    return { date_debut, editions_fin, reportee_du: reportee_du ?? date_debut }
  }
  if (!before.date_inconnue || !changes.date_debut) return {}
  return changes.date_debut === before.reportee_du ? NOT_PUT_OFF : { date_inconnue: false }
}

function moveEpreuves(before: EditionFacts, after: EditionFacts): EditionFacts {
  const days = countDays(before.date_debut, after.date_debut)
  const epreuves = after.epreuves.map((epreuve) => ({
    ...epreuve,
    date_depart: epreuve.date_depart && addDays(epreuve.date_depart, days),
  }))
  return { ...after, epreuves }
}

function findNewMisfits(
  before: EditionFacts & { fuseau: string },
  after: EditionFacts & { fuseau: string },
): Record<string, string> {
  for (const [index, epreuve] of after.epreuves.entries()) {
    const formerErrors = findEpreuveErrors(before.epreuves[index] ?? epreuve, before)
    const newErrors = Object.entries(findEpreuveErrors(epreuve, after))
    const [field, message] = newErrors.find(([name]) => !formerErrors[name]) ?? []
    if (field) return { epreuves: `«\u00a0${epreuve.nom}\u00a0»\u00a0: ${message}` }
  }
  return {}
}

async function writeEdition(
  tx: Tx,
  before: EditionFacts,
  after: EditionFacts,
  columns: Partial<EditionColumns>,
): Promise<void> {
  await tx.update(t.editions).set(columns).where(eq(t.editions.id, before.id))
  const days = countDays(before.date_debut, after.date_debut)
  if (!days) return
  await tx
    .update(t.epreuves)
    .set({ date_depart: sql`${t.epreuves.date_depart} + ${days}::int` })
    .where(eq(t.epreuves.editions_id, before.id))
}

function listChanges(before: EditionFacts, after: EditionFacts): CourseChange[] {
  const { id: editions_id } = before
  const { annulee, annulation_motif, report_motif } = after
  const [avant, apres] = [getFirstDay(before), getFirstDay(after)]
  const isBack = before.annulee && !annulee
  if (annulee !== before.annulee && !(isBack && apres === null)) {
    const days = { avant: before.date_debut, apres: annulee ? null : apres }
    return [{ type: 'edition_annulee', ...days, motif: annulation_motif, editions_id }]
  }
  if (annulee || (avant === apres && !isBack)) return []
  const isPutOff = after.reportee_du !== null && after.reportee_du !== before.reportee_du
  if (isPutOff || apres === null) {
    const from = avant ?? before.date_debut
    return [{ type: 'reportee', avant: from, apres, motif: report_motif, editions_id }]
  }
  return [{ type: 'date', avant, apres, editions_id }]
}

export function removeEdition(db: Db, saving: Saving, id: number): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const edition = pickEdition(facts, id)
    const epreuves = edition.epreuves.map((epreuve) => epreuve.id)
    await checkFree(tx, epreuves)
    await removeShown(tx, { epreuves }, saving.now, () =>
      tx.delete(t.editions).where(eq(t.editions.id, id)),
    )
    return { id, section: `edition:${id}`, changes: { date_debut: [edition.date_debut, null] } }
  })
}
