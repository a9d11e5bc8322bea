import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import { entrainements } from '@foulee/db/schema'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { formatDistance, formatDureeSeance } from '@foulee/domain/shared/mesure'
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import { describeSeance } from '#features/entrainement/seances/seances-fichiers.ts'
import type { AgendaEntry, AgendaSource } from '#kernel/agenda/agenda.ts'

const { description, note, steps } = entrainements
const { id, titre, objectif, jour, ordre, etat, duree, distance, charge, plan_suivis_id } =
  entrainements
const { fait_duree, fait_distance } = entrainements
const FIGURES = { duree, distance, charge, fait_duree, fait_distance }
const COLUMNS = { id, titre, objectif, jour, etat, plan_suivis_id, ...FIGURES }
const WORDS = { description, note, steps }

export const entrainementsAgenda: AgendaSource = async (db, { users_id, du, au }) => {
  const rows = await db
    .select({ ...COLUMNS, ...WORDS })
    .from(entrainements)
    .where(
      and(eq(entrainements.users_id, users_id), gte(jour, du), lte(jour, au), ne(etat, 'retire')),
    )
    .orderBy(asc(jour), asc(ordre), asc(id))
  return rows.map(toEntry)
}

type Row = Pick<typeof entrainements.$inferSelect, keyof typeof COLUMNS>

type Words = Pick<typeof entrainements.$inferSelect, keyof typeof WORDS>

export function describeEntrainement(row: Words, reperes: Reperes): string {
  const words = [row.description, row.note].filter(Boolean).join('\n\n')
  return describeSeance({ description: words, steps: row.steps }, reperes)
}

/** « 52 min pour 50 min au plan (104 %) », or what is known of it. */
function formatFigure(
  format: (value: number) => string,
  planned: number | null,
  done: number | null,
): string | null {
  if (done === null) return planned === null ? null : format(planned)
  if (!planned) return format(done)
  return `${format(done)} pour ${format(planned)} au plan (${Math.round((100 * done) / planned)}\u00a0%)`
}

export function toItem(row: Omit<Row, 'plan_suivis_id'>): AgendaItem {
  const detail = [
    OBJECTIF_SEANCE_LABELS[row.objectif],
    formatFigure(formatDureeSeance, row.duree, row.etat === 'fait' ? row.fait_duree : null),
    formatFigure(formatDistance, row.distance, row.etat === 'fait' ? row.fait_distance : null),
  ]
  return {
    cle: `entrainement:${row.id}`,
    nature: 'entrainement',
    jour: row.jour,
    fin: null,
    heure: null,
    titre: row.titre,
    detail: detail.filter(Boolean).join(' · '),
    url: `/training?entrainement=${row.id}`,
    etat: row.etat === 'fait' || row.etat === 'manque' ? row.etat : 'prevu',
    charge: row.charge,
    entrainements_id: row.id,
  }
}

function toEntry(row: Row & Words): AgendaEntry {
  const item = toItem(row)
  return {
    item,
    describe: (reperes) => describeEntrainement(row, reperes),
    element:
      row.etat === 'manque'
        ? null
        : {
            type: 'seance',
            id: item.cle,
            titre: row.titre,
            jour: row.jour,
            objectif: row.objectif,
            plan: row.plan_suivis_id,
          },
  }
}
