import type { PointType } from '@foulee/domain/courses/epreuve'
import type { PointTree } from './insert-courses.ts'
import type { DemoEpreuve } from './races/demo-race.ts'
import { createRandom } from './random.ts'

const ULTRA = 80_000
const PLACES = [
  'La bergerie',
  'La chapelle',
  'Le carrefour forestier',
  'Le col',
  'Le gué',
  'Le hameau',
  'Le lavoir',
  'Le moulin',
  'Le pont de pierre',
  'Le refuge',
  'La salle des fêtes',
  'Le stade',
  'La crête',
  'L’étang',
]
/** Coprime with the number of places, so that none repeats before all are used. */
const STRIDE = 5

export function buildPoints(epreuve: DemoEpreuve, limit: number | null): PointTree[] {
  const { distance, ravitos = 0, nom } = epreuve
  const random = createRandom(`${nom}/${distance}/points`)
  const from = random.int(0, PLACES.length - 1)
  const clock = createClock(epreuve, limit)
  const stations = Array.from({ length: ravitos }, (_, index) => {
    const share = (index + 1 + (random.next() - 0.5) * 0.3) / (ravitos + 1)
    const km = Math.round((share * distance) / 100) / 10
    const type = getStationType(index, ravitos, distance)
    const isGate = type === 'ravito_complet' || type === 'base_de_vie'
    return {
      type,
      km,
      nom: PLACES[(from + index * STRIDE) % PLACES.length] ?? null,
      ...(isGate && clock(share)),
    }
  })
  return stations.flatMap((station) => [station, ...findCompanions(station, distance, random)])
}

function getStationType(index: number, count: number, distance: number): PointType {
  if (distance >= ULTRA && index === Math.floor(count / 2)) return 'base_de_vie'
  if (distance < 25_000) return 'ravito_liquide'
  return index % 2 ? 'ravito_liquide' : 'ravito_complet'
}

function findCompanions(
  { type, km, nom = null }: PointTree,
  distance: number,
  random: { chance: (probability: number) => boolean },
): PointTree[] {
  if (distance < ULTRA) return random.chance(0.2) ? [{ type: 'secours', km, nom }] : []
  if (type === 'base_de_vie') {
    return (['assistance', 'abandon', 'navette', 'secours'] as const).map((type) => ({
      type,
      km,
      nom,
    }))
  }
  if (type === 'ravito_complet') return [{ type: 'assistance', km, nom }]
  return [{ type: random.chance(0.5) ? 'controle' : 'secours', km, nom }]
}

const DAY_MINUTES = 1440

/** Cut-off time of day at a share of the distance. */
function createClock({ depart = '08:00' }: DemoEpreuve, limit: number | null) {
  const [hours = 0, minutes = 0] = depart.split(':').map(Number)
  return (share: number): Pick<PointTree, 'barriere_horaire' | 'barriere_jour'> => {
    if (limit === null) return {}
    const at = hours * 60 + minutes + Math.round((share * limit) / 60 / 15) * 15
    const ofDay = at % DAY_MINUTES
    const pad = (value: number) => String(value).padStart(2, '0')
    return {
      barriere_horaire: `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`,
      barriere_jour: Math.floor(at / DAY_MINUTES),
    }
  }
}
