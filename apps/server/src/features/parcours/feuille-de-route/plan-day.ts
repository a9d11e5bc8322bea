import type { FeuilleDeRoute, ReglagesParcours } from '@foulee/contract/parcours/feuille-de-route'
import { countDays } from '@foulee/domain/shared/calendrier'
import type { Horloge } from '@foulee/domain/shared/fuseau'
import { getSoleil, listNuits, type Nuit } from '@foulee/domain/shared/soleil'
import type { Conditions } from '@foulee/trace/predict'
import type { Source } from './feuille-source.ts'

/** Any date, for clock arithmetic; never displayed. */
const SOME_DAY = '2000-01-01'
const DEPART_USUEL = '08:00'
const HALF_MINUTE = 30_000

export type Day = {
  jour: string | null
  heure: string
  isSupposed: boolean
  horloge: Horloge
  /** Start in milliseconds since 1970, and its local date. */
  start: number
  date: string
  soleil: FeuilleDeRoute['soleil']
  conditions: Pick<Conditions, 'heure_depart' | 'nuit'>
}

const toSeconds = (heure: string) => {
  const [hours = 0, minutes = 0] = heure.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

export function planDay(source: Source, reglages: Pick<ReglagesParcours, 'jour' | 'depart'>): Day {
  const jour = reglages.jour ?? source.jour
  const depart = reglages.depart ?? source.depart
  const heure = depart ?? DEPART_USUEL
  const { horloge } = source
  const date = jour ?? SOME_DAY
  const soleil = getSun(source, jour)
  return {
    jour,
    heure,
    isSupposed: depart === null,
    horloge,
    date,
    soleil,
    start: horloge.toInstant(date, heure),
    conditions: soleil
      ? {
          heure_depart: toSeconds(heure),
          nuit: { debut: toSeconds(soleil.coucher), fin: toSeconds(soleil.lever) },
        }
      : {},
  }
}

function getSun({ horloge, position }: Source, jour: string | null): FeuilleDeRoute['soleil'] {
  const sun = jour && position ? getSoleil(jour, position) : null
  if (!sun) return null
  const read = (instant: number) => horloge.read(instant + HALF_MINUTE).heure
  return { lever: read(sun.lever), coucher: read(sun.coucher) }
}

/** Nights within this many seconds; null without a position. */
export function findNights(
  { soleil, start, date }: Day,
  { position }: Source,
  duree: number,
): Nuit[] | null {
  return soleil && position ? listNuits({ depart: start, date, duree }, position) : null
}

/** Local time after so many seconds, to the nearest minute. */
export function readMoment({ horloge, start, date }: Day, seconds: number) {
  const shown = horloge.read(start + seconds * 1000 + HALF_MINUTE)
  return { heure: shown.heure, jour: Math.max(0, countDays(date, shown.date)) }
}
