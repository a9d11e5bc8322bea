import { expect, it } from 'vitest'
import { type Column, usedLines } from './compare-lines.ts'
import { exampleCourse, exampleEdition, exampleEpreuve } from './course-example.ts'

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

function column(input: Parameters<typeof exampleEpreuve>[0], edition = {}): Column {
  return {
    course: exampleCourse(),
    edition: exampleEdition(edition),
    epreuve: exampleEpreuve(input),
  }
}
const read = (column: Column, label: string) =>
  plain(
    usedLines([column], null)
      .find((line) => line.label === label)
      ?.read(column) ?? null,
  )

it.each<[string, Column, string | null]>([
  ['Date', column({}), 'dim. 29 nov. 2026'],
  ['Date', column({}, { date_debut: null, reportee_du: '2026-11-29' }), 'Reportée, date à venir'],
  ['Distance', column({ distance: 21_100 }), '21,10 km'],
  ['Dénivelé', column({ denivele: 850 }), '850 m D+'],
  ['Départ', column({ heure_depart: '09:30' }), '9h30'],
  ['Prix', column({ prix: 2500 }), '25 €'],
  ['Prix', column({ prix: null }, { prix_min: 1800 }), 'dès 18 €'],
  [
    'Inscriptions',
    column({}, { inscription: 'ouverte', inscription_fermeture: '2026-11-20T22:00:00Z' }),
    'Inscriptions ouvertes, jusqu’au ven. 20 nov. 2026',
  ],
  ['Inscriptions', column({ annulee: true }), 'Annulée'],
  ['Places en tout', column({ places: 1500 }), '1 500'],
  ['Temps maximal', column({ barriere_horaire: null }), null],
])('the row %s of the comparison shows the value of an épreuve: %#', (label, column, expected) => {
  expect(read(column, label)).toBe(expected)
})

it('a row without any value is left out, a row with one value is there for all', () => {
  const bare = column({ age_min: null })
  const adult = column({ age_min: 18 })
  const labels = (...columns: Column[]) => usedLines(columns, null).map(({ label }) => label)
  expect(labels(bare)).not.toContain('Âge minimum')
  expect(labels(bare, adult)).toContain('Âge minimum')
  expect(
    usedLines([bare, adult], null)
      .find(({ label }) => label === 'Âge minimum')
      ?.read(bare),
  ).toBeNull()
})

it('the distance from home is a row when the member has one', () => {
  const home = { nom: 'Nantes', position: [-1.5536, 47.2184] as [number, number] }
  const line = usedLines([column({})], home).find(({ label }) => label === 'Depuis Nantes')
  expect(plain(line?.read(column({})) ?? null)).toMatch(/^à \d+ km$/)
})
