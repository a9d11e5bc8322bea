import { expect, test } from 'vitest'
import { groupPoints } from './epreuve-stops.ts'

const point = (
  type: Parameters<typeof groupPoints>[0][number]['type'],
  km: number,
  nom: string | null,
  barriere_horaire: string | null = null,
) => ({ type, km, nom, barriere_horaire, barriere_jour: 1 })

test('points of one place are one stop, in the order of the course', () => {
  const stops = groupPoints([
    point('base_de_vie', 30, 'Le refuge', '14:30'),
    point('assistance', 30, 'Le refuge'),
    point('ravito_liquide', 12.4, 'Le gué'),
    point('controle', 20, 'Le col'),
  ])
  expect(stops).toEqual([
    { km: 12.4, nom: 'Le gué', types: ['ravito_liquide'], isRavito: true, barriere: null },
    { km: 20, nom: 'Le col', types: ['controle'], isRavito: false, barriere: null },
    {
      km: 30,
      nom: 'Le refuge',
      types: ['base_de_vie', 'assistance'],
      isRavito: true,
      barriere: { heure: '14:30', jour: 1 },
    },
  ])
})

test('two places at the same kilometre stay two', () => {
  const twice = [point('eau', 5, 'La fontaine'), point('secours', 5, 'Le pont')]
  expect(groupPoints(twice)).toHaveLength(2)
})
