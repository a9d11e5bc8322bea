import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { localDate } from '@foulee/domain/shared/fuseau'
import type { Position } from '@foulee/domain/shared/geo'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import type { Registry } from '#kernel/registry.ts'
import type { TraceAnswer } from '#kernel/tracks/tasks.ts'
import type { FileFacts } from '#kernel/tracks/track-edit.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { exchangeFiles, findSameRun, isRicherRecording } from './activites.double.ts'
import { getFuseauDeSortie } from './activites.fuseau.ts'
import { toSport } from './activites.queries.ts'

type Times = NonNullable<FileFacts['times']>
export type Outing = {
  users_id: number
  trace: Pick<
    typeof t.parcoursTraces.$inferSelect,
    'lignes' | 'altitudes' | 'mesures' | 'original' | 'original_nom' | 'format'
  >
  facts: FileFacts & { times: Times }
  now: Date
  titre?: string | undefined
  notes?: string | null
  isFromArchive?: boolean
  kin?: Kin
}

/** Our own export’s word on doubles, which is believed (produit 9.27). */
export type Kin = {
  /** The outing of which this is another recording. */
  double_de: number | null
  /** Whether the export tells of this file: its outings are not compared with one another. */
  isTold: (original: string) => boolean
}

/** `connue`: the file was there; `double`: another recording of the outing with this id. */
export type InsertedOuting = {
  id: number
  etat: 'nouvelle' | 'connue' | 'double'
  /** The recording itself, where `id` is the outing that it hangs on. */
  row_id: number
}

/** An outing that was cut is still that file. */
const DEBUT_DU_FICHIER = sql`coalesce((${t.activites.fichier}->>'debut')::timestamptz, ${t.activites.debut})`

/** No receiver was in a watch before; a clock without a date says 1970 or 2099. */
const FIRST = Date.UTC(1995, 0, 1)
const DAY = 86_400_000

/**
 * Idempotent per file; notifies the listeners of a new one. Another recording of a run hangs on the
 * outing that is there, and the richer of the two files becomes that outing's (produit 9.26).
 */
export async function insertActivite(
  tx: Tx,
  registry: Pick<Registry, 'outings'>,
  outing: Outing,
): Promise<InsertedOuting> {
  const { users_id, trace, facts, now } = outing
  const values = toRow(outing)
  const [existing] = await tx
    .select({ id: t.activites.id, double_de: t.activites.double_de })
    .from(t.activites)
    .where(
      and(
        eq(t.activites.users_id, users_id),
        eq(t.activites.original, trace.original),
        // Its member may have changed the sport: only outings without a day are told by it.
        values.debut
          ? sql`${DEBUT_DU_FICHIER} = ${values.debut}::timestamptz`
          : and(isNull(t.activites.debut), eq(t.activites.sport, facts.sport ?? 'autre')),
      ),
    )
    .orderBy(t.activites.id)
  if (existing) return { id: mainOf(existing), etat: 'connue', row_id: existing.id }
  const told = outing.kin?.double_de ?? null
  const { isTold } = outing.kin ?? {}
  const mayBe = ({ original }: { original: string }) => !isTold?.(original)
  const same = told === null ? await findSameRun(tx, users_id, values, mayBe) : null
  const double_de = told ?? same?.id ?? null
  const [row] = await tx
    .insert(t.activites)
    .values({ ...values, double_de })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  if (same && isRicherRecording(row, same)) {
    await exchangeFiles(tx, same, row)
    await recordFaits(tx, users_id, 'sortie')
    // Outings of an archive are measured together, once it is read.
    if (!outing.isFromArchive) await enqueue(tx, mesuresSorties, {})
  }
  if (double_de !== null) {
    return { id: same?.double_de ?? double_de, etat: 'double', row_id: row.id }
  }
  await announceOuting(tx, registry, { row, now, isFromArchive: outing.isFromArchive ?? false })
  return { id: row.id, etat: 'nouvelle', row_id: row.id }
}

const mainOf = ({ id, double_de }: { id: number; double_de: number | null }) => double_de ?? id

type Announced = {
  row: typeof t.activites.$inferSelect
  now: Date
  isFromArchive?: boolean
}

export async function announceOuting(
  tx: Tx,
  { outings }: Pick<Registry, 'outings'>,
  { row, now, isFromArchive = false }: Announced,
): Promise<void> {
  const { id, users_id, jour, distance, duree, duree_mouvement } = row
  const heard = {
    id,
    users_id,
    jour,
    sport: toSport(row.sport),
    duree: duree_mouvement ?? duree,
    distance,
    now,
    isFromArchive,
  }
  for (const hear of outings) await hear(tx, heard)
}

/**
 * One outing per sport of a file; no courses to follow, no lines without times.
 */
export async function insertActivites(
  tx: Tx,
  registry: Pick<Registry, 'outings'>,
  {
    trace: kept,
    answer,
    ...outing
  }: Omit<Outing, 'trace' | 'facts'> & {
    trace: Pick<Outing['trace'], 'original' | 'original_nom' | 'format'>
    answer: Pick<TraceAnswer, 'trace' | 'facts' | 'legs'>
  },
): Promise<InsertedOuting[]> {
  const inserted: InsertedOuting[] = []
  for (const { trace, facts } of answer.legs ?? [answer]) {
    if (facts?.kind !== 'activite' || !facts.times) continue
    const { original, original_nom, format } = kept
    const stored = { ...trace, original, original_nom, format }
    const named = answer.legs ? formatLegTitle(facts, outing.titre) : outing.titre
    const input = {
      ...outing,
      titre: named,
      trace: stored,
      facts: { ...facts, times: facts.times },
    }
    inserted.push(await insertActivite(tx, registry, input))
  }
  return inserted
}

/** « Triathlon d’Annecy · Natation »: the file has one title for all its sports. */
function formatLegTitle({ name, sport }: FileFacts, titre: string | undefined): string {
  const own = sport ? SPORT_LABELS[sport] : 'Sortie'
  const chosenTitle = titre || name?.trim()
  return chosenTitle ? `${takeGraphemes(chosenTitle, 100)} · ${own}` : own
}

function toRow({ users_id, trace, facts, titre, notes = null, now }: Outing) {
  const { original, original_nom, format, mesures } = trace
  const measured = measureRow({ trace, facts, now })
  const day = measured.debut === null ? null : new Date(measured.debut)
  return {
    users_id,
    titre: takeGraphemes(titre || facts.name?.trim() || formatDayTitle(day, mesures.depart), 120),
    notes,
    sport: facts.sport ?? 'autre',
    ...measured,
    original,
    original_nom,
    format,
    capteurs: facts.capteurs ?? 0,
    archive_le: null,
    comparee_le: now.toISOString(),
    created_at: now.toISOString(),
  }
}

type Measured = {
  trace: Pick<Outing['trace'], 'lignes' | 'altitudes' | 'mesures'>
  facts: { times: Times }
  now: Date
}

/** Columns that are measured on what is kept of the files. */
export function measureRow({ trace: { lignes, altitudes, mesures }, facts, now }: Measured) {
  const { debut, duree, duree_mouvement } = facts.times
  const isKnown = debut >= FIRST && debut <= now.getTime() + DAY
  const day = isKnown ? new Date(debut) : null
  return {
    debut: day?.toISOString() ?? null,
    jour: day && localDate(day, getFuseauDeSortie(mesures.depart)),
    distance: Math.round(mesures.distance),
    denivele: mesures.denivele.calcule === null ? null : Math.round(mesures.denivele.calcule),
    duree,
    duree_mouvement,
    lignes,
    altitudes,
  }
}

const formatDayTitle = (day: Date | null, depart: Position | null) =>
  day ? `Sortie du ${formatDateLongue(localDate(day, getFuseauDeSortie(depart)))}` : 'Sortie'
