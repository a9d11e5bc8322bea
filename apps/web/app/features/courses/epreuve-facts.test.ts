import { expect, test } from 'vitest'
import { exampleEpreuve } from './course-example.ts'
import { effortText, formatBarriere, formatLimite, labelText, usedFacts } from './epreuve-facts.ts'

test.each([
  [21_600, '6h'],
  [20_700, '5h45'],
  [167_400, '46h30'],
  [1_500, '0h25'],
])('%i seconds are announced as %s', (seconds, text) => {
  expect(formatLimite(seconds)).toBe(text)
})

test('a gate says the days that have passed', () => {
  expect(formatBarriere({ heure: '20:45', jour: 0 })).toBe('20h45')
  expect(formatBarriere({ heure: '01:00', jour: 2 })).toBe('1h (J+2)')
})

test('only lines that an épreuve fills are shown', () => {
  const bare = exampleEpreuve({
    heure_depart: null,
    prix: null,
    nb_ravitaillements: null,
    barriere_horaire: null,
  })
  const labels = (...epreuves: (typeof bare)[]) =>
    usedFacts(epreuves, { heure_depart: null }).map(({ label }) => label)
  expect(labels(bare)).toEqual([])
  expect(labels(bare, exampleEpreuve({ ...bare, prix: 0, nb_ravitaillements: 0 }))).toEqual([
    'Prix',
    'Ravitos',
  ])
  expect(
    usedFacts([bare], { heure_depart: '09:00' })[0]?.read(bare, { heure_depart: '09:00' }),
  ).toBe('9h')
})

test('effort is said where it differs from the distance', () => {
  expect(effortText(exampleEpreuve())).toBeNull()
  const trail = exampleEpreuve({ type: 'trail', km_effort: 53, km_effort_classe: 'S' })
  expect(effortText(trail)).toBe('53\u00a0km-effort · S')
})

test('a label needs its level and its year', () => {
  expect(labelText(exampleEpreuve({ label_niveau: 'national' }))).toBeNull()
  expect(labelText(exampleEpreuve({ label_niveau: 'national', label_annee: 2026 }))).toBe(
    'Label national FFA\u00a02026',
  )
})
