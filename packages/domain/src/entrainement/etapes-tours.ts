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

/** Seconds; a shorter lap is a double key press. */
const DOUBLE = 3
/** Metres of automatic laps, and their tolerance. */
const AUTOMATIQUES = [1000, 1609.34] as const
const MANQUE = 4
/** Number of equal laps, the last excluded, that cannot be manual; and their tolerance. */
const PAREILS = 4
const PART_PAREILS = 0.01

const isRound = ({ distance }: Tour) =>
  AUTOMATIQUES.some((metres) => Math.abs((distance ?? 0) - metres) <= MANQUE)

/**
 * Corrects lap triggers: some files mark automatic laps as manual. Laps of equal length (except the
 * last), or of a whole kilometre or mile, are automatic.
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

export function layTours(etapes: readonly EtapePrevue[], input: readonly Tour[]): Poses | null {
  const tours = input.filter(({ duree }) => duree >= DOUBLE)
  if (etapes.length === 0 || tours.length === 0) return null
  return followWatch(etapes, tours) ?? alignTours(etapes, guessEnds(tours))
}

type Groupe = { etape: number | null; mesure: Mesure }

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

const listRepeated = (etapes: readonly EtapePrevue[]): ReadonlySet<number> =>
  new Set(etapes.flatMap(({ index }, rank) => (etapes[rank + 1]?.index === index ? [index] : [])))

/**
 * Guided workout: laps carry the step index. Half of the measurable steps must also match, as
 * another workout has the same indices.
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
