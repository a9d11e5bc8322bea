import { addDays } from '@foulee/domain/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/heure-paris'
import { at, lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { measureTrack } from '@foulee/trace/measure'
import type { Track } from '@foulee/trace/track'
import { writeGpx } from '@foulee/trace/write-gpx'
import type { Tx } from '../connect.ts'
import { encodeLines } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import type { TraceKeeper } from './insert-parcours.ts'
import { insertRows } from './insert-rows.ts'
import { drawRoute } from './parcours/draw-route.ts'

/** Karim's last outings, as his watch kept them. Metres, metres per second. */
const OUTINGS = [
  {
    titre: 'Endurance le long du Rhône',
    forme: 'aller_retour',
    distance: 11_600,
    denivele: 45,
    vitesse: 3.05,
    jours: 2,
    heure: '07:10',
  },
  {
    titre: 'Sortie longue dans les monts du Lyonnais',
    forme: 'boucle',
    distance: 23_400,
    denivele: 780,
    vitesse: 2.62,
    jours: 6,
    heure: '08:35',
  },
] as const
const START = [4.843, 45.745] as const
const PAUSE = 240

export async function insertActivites(
  tx: Tx,
  cast: CastIds,
  now: Date,
  { keepOriginal }: Pick<TraceKeeper, 'keepOriginal'>,
): Promise<void> {
  const rows: (typeof t.activites.$inferInsert)[] = []
  for (const outing of OUTINGS) {
    const { titre, vitesse, jours, heure, distance } = outing
    const debut = parisInstant(addDays(parisDate(now), -jours), heure)
    const drawn = drawRoute({ ...outing, seed: titre, start: START, altitude: 168 })
    const track = { ...runThrough(drawn, debut, vitesse), name: titre }
    const original_nom = `activite-${parisDate(debut)}.gpx`
    const { denivele } = measureTrack(track)
    const duree_mouvement = Math.round(distance / vitesse)
    rows.push({
      users_id: cast.karim,
      titre,
      sport: 'course_a_pied',
      debut: debut.toISOString(),
      distance,
      denivele: denivele.calcule === null ? null : Math.round(denivele.calcule),
      duree: duree_mouvement + PAUSE,
      duree_mouvement,
      original: await keepOriginal(tx, Buffer.from(writeGpx(track, { hasTimes: true })), 'gpx'),
      original_nom,
      format: 'gpx',
      ...encodeLines(track),
      created_at: new Date(debut.getTime() + 3 * 3_600_000).toISOString(),
    })
  }
  await insertRows(tx, t.activites, rows)
}

/** When each point was passed, at an even pace, with a pause half-way. */
function runThrough(track: Track, debut: Date, speed: number): Track {
  return {
    ...track,
    segments: track.segments.map((segment) => {
      const distances = accumulateDistances(segment)
      const half = lastOf(distances) / 2
      const time = Float64Array.from(distances, (_, index) => {
        const metres = at(distances, index)
        const seconds = metres / speed + (metres > half ? PAUSE : 0)
        return debut.getTime() + Math.round(seconds) * 1000
      })
      return { ...segment, time }
    }),
  }
}
