import { expect, test } from 'vitest'
import { exampleEpreuve } from './course-example.ts'
import { effortText, labelText, usedFacts } from './epreuve-facts.ts'

const FRANCE = { fuseau: 'Europe/Paris' }
const edition = (heure_depart: string | null) => ({ date_debut: '2026-11-29', heure_depart })

test('the time limit is a duration with the resulting time of day', () => {
  const epreuve = exampleEpreuve({ heure_depart: null, barriere_horaire: 20_700 })
  const readTempsMaximal = (heure_depart: string | null) =>
    usedFacts([epreuve], edition(heure_depart), FRANCE)
      .find(({ label }) => label === 'Temps maximal')
      ?.read(epreuve, edition(heure_depart), FRANCE)
  const duration = '5h45 après le départ'
  expect(readTempsMaximal('08:45')).toBe(`14h30, soit ${duration}`)
  expect(readTempsMaximal(null)).toBe(duration)
})

test('only rows with a value are shown', () => {
  const bare = exampleEpreuve({
    heure_depart: null,
    prix: null,
    nb_ravitaillements: null,
    barriere_horaire: null,
  })
  const labels = (...epreuves: (typeof bare)[]) =>
    usedFacts(epreuves, edition(null), FRANCE).map(({ label }) => label)
  expect(labels(bare)).toEqual([])
  expect(labels(bare, exampleEpreuve({ ...bare, prix: 0, nb_ravitaillements: 0 }))).toEqual([
    'Prix',
    'Ravitos',
  ])
  expect(usedFacts([bare], edition('09:00'), FRANCE)[0]?.read(bare, edition('09:00'), FRANCE)).toBe(
    '9h',
  )
})

test('the effort is shown where it differs from the distance', () => {
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
