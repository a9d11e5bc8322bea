import { readImmatriculation } from '@foulee/domain/sejours/immatriculation'
import { findJourneeErrors, findVoyageErrors } from '@foulee/domain/sejours/voyage-regles'
import { describe, expect, it } from 'vitest'
import { buildVoyage } from '../build-sejour.ts'
import { DEMO_PARCOURS } from '../parcours/list.ts'
import { DEMO_RACES } from '../races/index.ts'
import { DEMO_AGENCES } from './agences.ts'
import { AVIS_SEJOURS } from './avis.ts'
import { CONTENUS_SEJOURS } from './contenus.ts'
import { type DemoSejour, readJours } from './demo-sejour.ts'
import { DEMO_SEJOURS } from './list.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const routes = new Set(DEMO_PARCOURS.map(({ titre }) => titre))
const races = new Set(
  DEMO_RACES.flatMap(({ nom, epreuves }) => epreuves.map((epreuve) => `${nom}, ${epreuve.nom}`)),
)

const isFrenchProse = (text: string): boolean => !/'| [:;!?»]|« /.test(text)

const RULES: [string, (sejour: DemoSejour) => boolean][] = [
  [
    'has two to ten days',
    (demoSejour) => [2, 3, 4, 5, 6, 7, 8, 9, 10].includes(readJours(demoSejour).length),
  ],
  [
    'leaves in some months, or for a race',
    (demoSejour) =>
      demoSejour.mois.length > 0 !== readJours(demoSejour).some(({ course }) => course),
  ],
  [
    'runs races and routes that are there',
    (demoSejour) =>
      readJours(demoSejour).every(
        ({ course, parcours }) =>
          (!course || races.has(course.join(', '))) && (!parcours || routes.has(parcours)),
      ),
  ],
  [
    'has days that can be run',
    (demoSejour) =>
      readJours(demoSejour).every(
        ({ distance, denivele }) =>
          !Object.keys(
            findJourneeErrors({ distance, denivele, epreuves_id: null, dossard_inclus: false }),
          ).length,
      ),
  ],
  [
    'has figures that a form would take',
    (demoSejour) => {
      const voyage = buildVoyage(demoSejour, 1, NOW)
      const hours = { delai_heures: 72, delai_attente_heures: 48, places_par_membre: null }
      return !Object.keys(findVoyageErrors({ ...voyage, ...hours })).length
    },
  ],
  [
    'says abroad what papers it takes',
    ({ lieu: [, pays], formalites }) => pays === 'FR' || Boolean(formalites),
  ],
  [
    'is written in French prose',
    ({ titre, description, jours, inclus, exclus, acces }) =>
      [titre, description, jours, inclus, exclus, acces].every(isFrenchProse),
  ],
]

describe('a stay of the demo world', () => {
  it.each(RULES)('%s', (_, follows) => {
    expect(DEMO_SEJOURS.filter((sejour) => !follows(sejour)).map(({ titre }) => titre)).toEqual([])
  })

  it('has a title of its own, and reviews and news are of stays that are there', () => {
    const titles = DEMO_SEJOURS.map(({ titre }) => titre)
    expect(new Set(titles).size).toBe(titles.length)
    const named = [...Object.keys(AVIS_SEJOURS), ...Object.keys(CONTENUS_SEJOURS)]
    expect(named.filter((titre) => !titles.includes(titre))).toEqual([])
  })

  it('is refused an option that means nothing', () => {
    expect(() => readJours({ jours: 'Un | deux | 3 | 4 | vue=mer', nuit: '', repas: '' })).toThrow(
      RangeError,
    )
  })
})

it('demo agencies have plausible register numbers', () => {
  for (const agence of Object.values(DEMO_AGENCES)) {
    if (!('immatriculation' in agence)) continue
    expect(readImmatriculation(agence.immatriculation)).toEqual({ numero: agence.immatriculation })
  }
})
