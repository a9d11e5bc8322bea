import { expect, it } from 'vitest'
import { COLONNES } from '#features/parcours/activites/activites.export.ts'
import { COLONNES_PAIRES } from '#features/parcours/chaussures/chaussures.export.ts'
import { writeCommaCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { createFoulee, readPaires, readSorties } from './carnet-foulee.ts'

const SHA = 'ab'.repeat(32)

const rowOf = (columns: readonly string[], cells: Record<string, string>) =>
  columns.map((column) => cells[column] ?? '')

it('an outing with words and numbers that no call would take keeps what is sound', () => {
  const foulee = createFoulee()
  const cells = {
    'Activity ID': '1',
    'Empreinte SHA-256': SHA,
    'Activity Name': 'Col',
    Sport: 'parapente',
    Début: '2026-02-31T25:00:00Z',
    'Effort ressenti': '11',
    'Double de': '99',
    'Rayon masqué': '-5',
    'Sans tracé': 'peut-être',
    'Records écartés': 'distance:400:90:0 autre:1:2:3 distance:1:2 montee:9999999999:1:1',
  }
  expect(readSorties(foulee, writeCommaCsv(COLONNES, [rowOf(COLONNES, cells)]))).toBe(true)
  expect(foulee.sorties.get(SHA)).toEqual([
    {
      titre: 'Col',
      sport: null,
      debut: null,
      notes: '',
      rpe: null,
      paire: '',
      original_nom: '',
      doubleDe: null,
      rayon_masque: null,
      sans_trace: false,
      ecartes: [{ genre: 'distance', mesure: 400, secondes: 90, debut: 0 }],
    },
  ])
})

it('a row without the print of its file is none of ours', () => {
  const foulee = createFoulee()
  const rows = ['../x', ''].map((print) => rowOf(COLONNES, { 'Empreinte SHA-256': print }))
  readSorties(foulee, writeCommaCsv(COLONNES, rows))
  expect(foulee.sorties.size).toBe(0)
})

it('a table that lacks a column of ours is another product’s', () => {
  const foulee = createFoulee()
  const [, ...others] = COLONNES
  expect(readSorties(foulee, writeCommaCsv(others, [rowOf(others, {})]))).toBe(false)
  expect(readPaires(foulee, 'Shoe Name,Shoe Brand\na,b\n')).toBe(false)
})

it('a retired pair is nobody’s usual one, and one without a model is left out', () => {
  const foulee = createFoulee()
  const sound = { Modèle: 'Ghost', Limite: '800000' }
  const rows = [
    {
      ...sound,
      Paire: '4',
      'Retirée le': '2024-01-01',
      Habituelle: 'oui',
      'Habituelle pour': 'trail',
    },
    { ...sound, Paire: '5', Modèle: '' },
    { ...sound, Paire: '6', Limite: '1e9' },
    { ...sound, Paire: '7', 'Retirée le': '2024-02-30', 'Habituelle pour': 'trail velo trail' },
  ].map((cells) => rowOf(COLONNES_PAIRES, cells))
  expect(readPaires(foulee, writeCommaCsv(COLONNES_PAIRES, rows))).toBe(true)
  expect([...foulee.paires]).toMatchObject([
    ['4', { retiree_le: '2024-01-01', est_habituelle: false, habituelle_pour: [] }],
    ['7', { retiree_le: null, habituelle_pour: ['trail'] }],
  ])
})
