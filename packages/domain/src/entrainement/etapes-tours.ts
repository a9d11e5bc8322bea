import type { Tour } from './deroule.ts'
import { alignTours } from './etapes-alignement.ts'
import {
  addMesures,
  isMesurable,
  isNear,
  type Mesure,
  type Pose,
  type Poses,
} from './etapes-posees.ts'
import type { EtapePrevue } from './etapes-prevues.ts'

/** Lays planned steps beside the laps of a watch, where these are the steps. */

/** Seconds: a key that was pressed twice. */
const DOUBLE = 3
/** Metres of the laps that watches cut by themselves, and by how much they miss them. */
const AUTOMATIQUES = [1000, 1609.34] as const
const MANQUE = 4
/** Laps of one length, the last one apart, that nobody presses by chance; and how alike they are. */
const PAREILS = 4
const PART_PAREILS = 0.01

const isRound = ({ distance }: Tour) =>
  AUTOMATIQUES.some((metres) => Math.abs((distance ?? 0) - metres) <= MANQUE)

/**
 * Laps with what really ended them: files say « pressed » of laps that the watch cut every kilometre. All of
 * one length but the last one, or of a whole kilometre or mile, they are cut by distance.
 */
function guessEnds(tours: readonly Tour[]): Tour[] {
  const known = tours.slice(0, -1).map(({ distance }) => distance ?? 0)
  const [first = 0] = known
  const areAlike =
    known.length >= PAREILS &&
    first > 0 &&
    known.every((distance) => Math.abs(distance - first) <= first * PART_PAREILS)
  return tours.map((tour, index) => {
    const isLast = index === tours.length - 1
    const isSaid = tour.fin !== 'touche' && tour.fin !== 'inconnu'
    const isAutomatic = !isSaid && (isRound(tour) || (areAlike && !isLast))
    return isAutomatic ? { ...tour, fin: 'distance' } : tour
  })
}

/** @returns null when the laps are not the steps of this session */
export function layTours(etapes: readonly EtapePrevue[], given: readonly Tour[]): Poses | null {
  const tours = given.filter(({ duree }) => duree >= DOUBLE)
  if (etapes.length === 0 || tours.length === 0) return null
  return followWatch(etapes, tours) ?? alignTours(etapes, guessEnds(tours))
}

type Groupe = { etape: number | null; mesure: Mesure }

/** Laps that follow each other in one step of the watch are that step. */
function groupBySteps(tours: readonly Tour[], isTogether: (etape: number) => boolean): Groupe[] {
  const groupes: Groupe[] = []
  for (const { etape, duree, distance } of tours) {
    const last = groupes.at(-1)
    const mesure = { duree, distance }
    if (last && etape !== null && last.etape === etape && isTogether(etape)) {
      last.mesure = addMesures(last.mesure, mesure)
    } else {
      groupes.push({ etape, mesure })
    }
  }
  return groupes
}

/** Steps whose number stands twice in a row: a repetition of one step. */
const listRepeated = (etapes: readonly EtapePrevue[]): ReadonlySet<number> =>
  new Set(etapes.flatMap(({ index }, rank) => (etapes[rank + 1]?.index === index ? [index] : [])))

/**
 * The watch led through this very workout and wrote the number of its step with each lap. Half of the steps
 * that say when they are over must be near it as well: another workout has the same numbers.
 */
function followWatch(etapes: readonly EtapePrevue[], tours: readonly Tour[]): Poses | null {
  const repeated = listRepeated(etapes)
  const groupes = groupBySteps(tours, (etape) => !repeated.has(etape))
  const end = groupes.findIndex(({ etape }) => etape === null)
  const led = end < 0 ? groupes : groupes.slice(0, end)
  if (led.length === 0 || led.length > etapes.length) return null
  if (led.length < Math.min(2, etapes.length)) return null
  if (led.some(({ etape }, index) => etape !== etapes[index]?.index)) return null
  const measurable = led.flatMap(({ mesure }, index) => {
    const etape = etapes[index]
    return etape && isMesurable(etape) ? [isNear(etape.step, mesure)] : []
  })
  if (measurable.filter(Boolean).length * 2 < measurable.length) return null
  const after = groupes.slice(led.length).map(({ mesure }) => mesure)
  return {
    poses: etapes.map((_, index): Pose => {
      const mesure = led[index]?.mesure
      return mesure ? { etat: 'faite', mesure } : { etat: 'non_faite' }
    }),
    apres: after.length > 0 ? after.reduce(addMesures) : null,
  }
}
