import { isPlat } from '@foulee/domain/entrainement/etapes-faites'
import { listEtapes } from '@foulee/domain/entrainement/etapes-prevues'
import { getVitesse } from '@foulee/domain/entrainement/intensite'
import type { SimpleStep } from '@foulee/domain/entrainement/step'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { measureTrack } from '@foulee/trace/measure'
import { readTrack } from '@foulee/trace/read-track'
import { readPosition, surveyTrack } from '@foulee/trace/survey'
import { type MadeTour, madeTcx } from '@foulee/trace/tcx/made-tcx'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { encodeLines } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import type { TraceKeeper } from './insert-parcours.ts'
import { drawRoute } from './parcours/draw-route.ts'
import { RHONE } from './parcours/sorties.ts'
import { createRandom, type Random } from './random.ts'

const SEANCES = 2
const ETAPES = { min: 5, max: 20 } as const
/** km/h; and share of it as default pace. */
const VMA = 15.5
const AISE = 0.62

type OriginalStore = Pick<TraceKeeper, 'storeOriginal'>
type Training = typeof t.entrainements.$inferSelect

export async function insertSeanceOutings(
  tx: Tx,
  cast: CastIds,
  { storeOriginal }: OriginalStore,
): Promise<void> {
  const { users_id, etat, jour } = t.entrainements
  const done = await tx
    .select()
    .from(t.entrainements)
    .where(and(eq(users_id, cast.karim), eq(etat, 'fait')))
    .orderBy(desc(jour))
  for (const training of done.filter(isCut).slice(0, SEANCES)) {
    const debut = parisInstant(training.jour, '18:20')
    const tours = runSteps(training)
    const bytes = Buffer.from(writeOuting(training, debut, tours))
    const original = await storeOriginal(tx, bytes, 'tcx')
    await insertOuting(tx, training, { bytes, debut, original, tours })
  }
}

function isCut(training: Training): boolean {
  const count = listEtapes(training.steps)?.length ?? 0
  return isPlat(training) && count >= ETAPES.min && count <= ETAPES.max
}

function runSteps({ titre, jour, steps }: Training): MadeTour[] {
  const random = createRandom(`tours ${titre} ${jour}`)
  return (listEtapes(steps) ?? []).map(({ step }) => runStep(step, random))
}

function runStep(step: SimpleStep, random: Random): MadeTour {
  const target = getVitesse(step, { vma: VMA, fc_max: null }) ?? (AISE * VMA) / 3.6
  const speed = (target * random.int(93, 106)) / 100
  const { fin } = step
  if (fin.type === 'distance') {
    const distance = fin.valeur + random.int(-3, 6)
    return { duree: Math.round(distance / speed), distance }
  }
  const duree = (fin.type === 'temps' ? fin.valeur : 120) + random.int(0, 3)
  return { duree, distance: Math.round(duree * speed) }
}

function writeOuting({ titre }: Training, debut: Date, tours: readonly MadeTour[]): string {
  const distance = tours.reduce((sum, tour) => sum + tour.distance, 0)
  const line = drawRoute({
    seed: titre,
    forme: 'aller_retour',
    distance,
    denivele: 20,
    passages: RHONE,
  })
  const [part] = surveyTrack(line).parts
  return madeTcx({
    debut: debut.getTime(),
    tours,
    ...(part && { positionAt: (metres: number) => readPosition(part, metres) }),
  })
}

type Outing = { bytes: Buffer; debut: Date; original: string; tours: readonly MadeTour[] }

async function insertOuting(
  tx: Tx,
  { id, users_id, titre, jour }: Training,
  { bytes, debut, original, tours }: Outing,
): Promise<void> {
  const track = readTrack(bytes)
  const duree = tours.reduce((sum, tour) => sum + tour.duree, 0)
  const distance = Math.round(measureTrack(track).distance)
  const [outing] = await tx
    .insert(t.activites)
    .values({
      users_id,
      titre,
      sport: 'course_a_pied',
      debut: debut.toISOString(),
      distance,
      duree,
      duree_mouvement: duree,
      original,
      original_nom: `seance-${jour}.tcx`,
      format: 'tcx',
      ...encodeLines(track),
      created_at: new Date(debut.getTime() + 2 * 3_600_000).toISOString(),
    })
    .returning({ id: t.activites.id })
  await tx
    .update(t.entrainements)
    .set({ activites_id: outing?.id ?? null, fait_duree: duree, fait_distance: distance })
    .where(eq(t.entrainements.id, id))
}
