import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { isTypeSurface } from '@foulee/domain/shared/surface'
import { describe, expect, it } from 'vitest'
import type { DemoEpreuve, DemoRace } from './demo-race.ts'
import { DEMO_RACES } from './index.ts'

type Bounds = [west: number, south: number, east: number, north: number]

const METROPOLE: Bounds = [-5.2, 41.3, 9.6, 51.1]
const OUTRE_MER: Record<string, Bounds> = {
  '971': [-61.9, 15.8, -60.9, 16.6],
  '972': [-61.3, 14.3, -60.8, 14.9],
  '973': [-54.7, 2.1, -51.5, 5.9],
  '974': [55.2, -21.5, 55.9, -20.8],
  '976': [45.0, -13.1, 45.4, -12.6],
}

const isInFrance = ({ code_postal, position: [lon, lat] }: DemoRace): boolean => {
  const [west, south, east, north] = OUTRE_MER[code_postal.slice(0, 3)] ?? METROPOLE
  return lon > west && lon < east && lat > south && lat < north
}

const hasDuplicate = (values: string[]): boolean => new Set(values).size < values.length

const isFrenchProse = (text: string): boolean => !/'| [:;!?»]|« /.test(text)

const climbPerKm = ({ denivele = 0, distance }: DemoEpreuve): number => (denivele * 1000) / distance

const isSurfaceMap = (surfaces: Record<string, number>): boolean => {
  const sum = Object.values(surfaces).reduce((total, share) => total + share, 0)
  return Object.keys(surfaces).every(isTypeSurface) && Math.abs(sum - 1) < 1e-9
}

const RACE_RULES: [string, (race: DemoRace) => boolean][] = [
  ['stands in French bounds', isInFrance],
  ['has a usual month', ({ mois }) => Number.isInteger(mois) && mois >= 1 && mois <= 12],
  ['has a weekend of that month', ({ semaine }) => [1, 2, 3, 4, 5].includes(semaine)],
  ['has known types', ({ types }) => types.every((type) => TYPES_COURSE.includes(type))],
  ['has one to five épreuves', ({ epreuves }) => epreuves.length >= 1 && epreuves.length <= 5],
  [
    'names its épreuves apart',
    ({ epreuves }) => !hasDuplicate(epreuves.map((epreuve) => epreuve.nom)),
  ],
  ['ends its description with a point', ({ description }) => description.endsWith('.')],
  [
    'keeps French apostrophes and spaces',
    (race) => [race.nom, race.ville, race.organisateur, race.description].every(isFrenchProse),
  ],
]

const EPREUVE_RULES: [string, (epreuve: DemoEpreuve) => boolean][] = [
  ['has a distance', ({ distance }) => Number.isInteger(distance) && distance > 0],
  [
    'climbs as its ground can',
    (epreuve) => climbPerKm(epreuve) <= (epreuve.type === 'route' ? 30 : 120),
  ],
  ['starts within a day', ({ depart = '' }) => /^([01]\d|2[0-3]):[0-5]\d$/.test(depart)],
  ['closes at HH:MM', ({ barriere = '00:00' }) => /^\d\d:[0-5]\d$/.test(barriere)],
  ['costs whole cents', ({ prix = -1 }) => Number.isInteger(prix) && prix >= 0],
  ['shares its surfaces out', ({ surfaces }) => !surfaces || isSurfaceMap(surfaces)],
]

describe('the races of the demo world', () => {
  it('are many, and everywhere', () => {
    const departements = DEMO_RACES.map((race) => getDepartementFromCodePostal(race.code_postal))
    const known = new Set(departements.filter((code) => code !== null))
    const outre_mer = Object.keys(OUTRE_MER)
    expect(DEMO_RACES.length).toBeGreaterThanOrEqual(260)
    expect(departements).not.toContain(null)
    expect(outre_mer.filter((code) => !known.has(code))).toEqual([])
    expect(known.size - outre_mer.length).toBeGreaterThanOrEqual(80)
  })

  it('have names of their own, and show every type', () => {
    expect(hasDuplicate(DEMO_RACES.map((race) => race.nom))).toBe(false)
    const types = new Set(DEMO_RACES.flatMap((race) => race.types))
    expect([...types].sort()).toEqual([...TYPES_COURSE].sort())
  })

  it.each(RACE_RULES)('every race %s', (_, follows) => {
    expect(DEMO_RACES.filter((race) => !follows(race)).map((race) => race.nom)).toEqual([])
  })

  it.each(EPREUVE_RULES)('every épreuve %s', (_, follows) => {
    const faulty = DEMO_RACES.filter((race) => !race.epreuves.every(follows))
    expect(faulty.map((race) => race.nom)).toEqual([])
  })
})
