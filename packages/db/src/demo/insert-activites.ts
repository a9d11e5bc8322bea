import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { at, lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { measureTrack } from '@foulee/trace/measure'
import type { Track } from '@foulee/trace/track'
import { writeGpx } from '@foulee/trace/write-gpx'
import type { Tx } from '../connect.ts'
import { encodeLines } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertChaussures } from './insert-chaussures.ts'
import type { TraceKeeper } from './insert-parcours.ts'
import { insertRows } from './insert-rows.ts'
import { drawRoute } from './parcours/draw-route.ts'
import {
  BASTILLE,
  CROIX_ROUSSE,
  ISERE_QUAIS,
  MONTS_D_OR,
  MONTS_DU_LYONNAIS,
  RHONE,
  SAINT_EYNARD,
  SAONE,
  TETE_D_OR,
} from './parcours/sorties.ts'

const OUTINGS = [
  {
    qui: 'karim',
    titre: 'Endurance le long du Rhône',
    passages: RHONE,
    forme: 'aller_retour',
    distance: 11_600,
    denivele: 45,
    vitesse: 3.05,
    jours: 2,
    heure: '07:10',
  },
  {
    qui: 'karim',
    titre: 'Sortie longue dans les monts du Lyonnais',
    passages: MONTS_DU_LYONNAIS,
    forme: 'boucle',
    distance: 23_400,
    denivele: 780,
    vitesse: 2.62,
    jours: 6,
    heure: '08:35',
  },
  {
    qui: 'karim',
    titre: 'Tour du parc de la Tête d’Or',
    passages: TETE_D_OR,
    forme: 'boucle',
    distance: 9_200,
    denivele: 20,
    vitesse: 3.1,
    jours: 13,
    heure: '06:50',
  },
  {
    qui: 'karim',
    titre: 'Sortie longue au bord de la Saône',
    passages: SAONE,
    forme: 'aller_retour',
    distance: 26_300,
    denivele: 110,
    vitesse: 2.9,
    jours: 20,
    heure: '08:15',
  },
  {
    qui: 'karim',
    titre: 'Pentes de la Croix-Rousse',
    passages: CROIX_ROUSSE,
    forme: 'boucle',
    distance: 10_800,
    denivele: 320,
    vitesse: 2.7,
    jours: 29,
    heure: '18:40',
  },
  {
    qui: 'karim',
    titre: 'Deux heures dans les monts d’Or',
    passages: MONTS_D_OR,
    forme: 'boucle',
    distance: 18_900,
    denivele: 640,
    vitesse: 2.55,
    jours: 41,
    heure: '09:00',
  },
  {
    qui: 'lea',
    titre: 'Bastille au réveil',
    paire: 'route',
    passages: BASTILLE,
    forme: 'aller_retour',
    distance: 8_400,
    denivele: 290,
    vitesse: 2.6,
    jours: 4,
    heure: '06:40',
  },
  {
    qui: 'lea',
    titre: 'Repérage au Saint-Eynard',
    paire: 'trail',
    passages: SAINT_EYNARD,
    forme: 'boucle',
    distance: 21_700,
    denivele: 1150,
    vitesse: 2.1,
    jours: 15,
    heure: '08:20',
  },
  {
    qui: 'lea',
    titre: 'Footing des berges de l’Isère',
    paire: 'route',
    passages: ISERE_QUAIS,
    forme: 'aller_retour',
    distance: 10_300,
    denivele: 25,
    vitesse: 2.85,
    jours: 25,
    heure: '12:20',
  },
] as const
const PAUSE = 240

export async function insertActivites(
  tx: Tx,
  cast: CastIds,
  now: Date,
  { storeOriginal }: Pick<TraceKeeper, 'storeOriginal'>,
): Promise<void> {
  const pairs = await insertChaussures(tx, cast.lea, now)
  const rows: (typeof t.activites.$inferInsert)[] = []
  for (const outing of OUTINGS) {
    const { qui, titre, vitesse, jours, heure, distance } = outing
    const debut = parisInstant(addDays(parisDate(now), -jours), heure)
    const drawn = drawRoute({ ...outing, seed: titre })
    const track = { ...runThrough(drawn, debut, vitesse), name: titre }
    const original_nom = `activite-${parisDate(debut)}.gpx`
    const { denivele } = measureTrack(track)
    const duree_mouvement = Math.round(distance / vitesse)
    rows.push({
      users_id: cast[qui],
      titre,
      sport: 'course_a_pied',
      debut: debut.toISOString(),
      distance,
      denivele: denivele.calcule === null ? null : Math.round(denivele.calcule),
      duree: duree_mouvement + PAUSE,
      duree_mouvement,
      original: await storeOriginal(tx, Buffer.from(writeGpx(track, { hasTimes: true })), 'gpx'),
      original_nom,
      chaussures_id: 'paire' in outing ? pairs[outing.paire] : null,
      format: 'gpx',
      ...encodeLines(track),
      created_at: new Date(debut.getTime() + 3 * 3_600_000).toISOString(),
    })
  }
  await insertRows(tx, t.activites, rows)
}

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
