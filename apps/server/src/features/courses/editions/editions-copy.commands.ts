import type { EditionChanges } from '@foulee/contract/courses/editions'
import type { Db, Tx } from '@foulee/db/connect'
import type { EditionFacts } from '@foulee/db/read-models/course-facts'
import * as t from '@foulee/db/schema'
import { type Errors, findEditionErrors } from '@foulee/domain/courses/edition-regles'
import { findNextDate, shiftInstant } from '@foulee/domain/courses/edition-suite'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { localDate } from '@foulee/domain/shared/fuseau'
import { ETAT, getStatut } from '@foulee/domain/shared/publication'
import { diffFields } from '@foulee/domain/shared/version'
import { assertFields } from '#kernel/publication/check-move.ts'
import { type EditionColumns, toColumns, toInstant } from './edition-columns.ts'
import { checkRoom, insertEdition } from './editions.commands.ts'
import { pickEdition, type Saving, saveEditions } from './editions-save.ts'

/**
 * Copies an edition with its épreuves and their points, whole weeks later unless a day is given;
 * the date is to be confirmed. For a published or submitted race the copy is a draft with its own
 * publication (decision 145). Idempotent: an edition that starts on that day is returned.
 * @returns the id of the copy or of the existing edition
 */
export function copyEdition(
  db: Db,
  saving: Saving,
  { copie_de, input }: { copie_de: number; input: EditionChanges },
): Promise<number> {
  return saveEditions(db, saving, async (tx, facts) => {
    const { fuseau } = facts
    const source = pickEdition(facts, copie_de)
    const wrong: Errors = {}
    const columns = toColumns(input, wrong)
    const date_debut =
      columns.date_debut ?? findNextDate(source.date_debut, localDate(saving.now, fuseau))
    const copied = facts.editions.find((edition) => edition.date_debut === date_debut)
    if (copied) return { id: copied.id, section: `edition:${copied.id}`, changes: {} }
    checkRoom(facts.editions)
    const days = countDays(source.date_debut, date_debut)
    const brouillon = getStatut(facts.etat) !== 'non_publiee'
    const edition = { ...shiftEdition(source, days, fuseau), brouillon, ...columns, date_debut }
    assertFields({ ...findEditionErrors(edition, { now: saving.now, fuseau }), ...wrong })
    const id = await insertEdition(tx, saving.courses_id, edition)
    for (const [ordre, epreuve] of source.epreuves.entries()) {
      await copyEpreuve(tx, { editions_id: id, ordre }, epreuve, days)
    }
    const changes = diffFields({}, { date_debut, a_confirmer: edition.a_confirmer })
    return { id, section: `edition:${id}`, changes }
  })
}

/** Only what repeats each year: no registrations, results or registration links. */
function shiftEdition(
  source: EditionFacts,
  days: number,
  fuseau: string,
): Omit<EditionColumns, 'brouillon'> {
  const { id: _, courses_id: __, epreuves: ___, brouillon: ____, ...columns } = source
  const later = (instant: string | null) =>
    instant && toInstant(shiftInstant(instant, days, fuseau))
  return {
    ...columns,
    editions_fin: source.editions_fin && addDays(source.editions_fin, days),
    inscription_ouverture: later(source.inscription_ouverture),
    inscription_fermeture: later(source.inscription_fermeture),
    url_inscription: null,
    inscrits: null,
    reportee_du: null,
    report_motif: null,
    date_inconnue: false,
    annulee: false,
    annulation_motif: null,
    a_confirmer: true,
  }
}

async function copyEpreuve(
  tx: Tx,
  place: { editions_id: number; ordre: number },
  { id: _, points, nb_resultats: __, ...epreuve }: EditionFacts['epreuves'][number],
  days: number,
): Promise<void> {
  const [row] = await tx
    .insert(t.epreuves)
    .values({
      ...epreuve,
      ...place,
      date_depart: epreuve.date_depart && addDays(epreuve.date_depart, days),
      label_niveau: null,
      label_annee: null,
      resultats_url: null,
      etat: ETAT.publiee,
      annulation_motif: null,
    })
    .returning({ id: t.epreuves.id })
  if (!row || !points.length) return
  const epreuves_id = row.id
  await tx
    .insert(t.epreuvePoints)
    .values(points.map(({ id: ____, ...point }) => ({ ...point, epreuves_id })))
}
