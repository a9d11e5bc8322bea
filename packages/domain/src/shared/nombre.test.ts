import { expect, test } from 'vitest'
import { readNombre, type Unite } from './nombre.ts'

test.each<[string, Unite, number | null | undefined]>([
  ['', 'nombre', null],
  [' \u00a0', 'nombre', null],
  ['1 500', 'nombre', 1500],
  ['1\u00a0500', 'nombre', 1500],
  ['1\u202f500', 'nombre', 1500],
  ['1’500', 'nombre', 1500],
  ['１５', 'nombre', 15],
  ['21,1', 'nombre', 21.1],
  ['21.1', 'nombre', 21.1],
  ['0', 'nombre', 0],
  ['-5', 'nombre', -5],
  ['\u22125', 'nombre', -5],
  ['+5', 'nombre', 5],
  ['120 places', 'nombre', 120],
  ['16 ans', 'nombre', 16],
  ['30 %', 'nombre', 30],
  ['42,5 km', 'km', 42.5],
  ['42,195\u00a0kilomètres', 'km', 42.195],
  ['800 m', 'km', 0.8],
  ['1 200 m', 'm', 1200],
  ['1\u202f200\u00a0m D+', 'm', 1200],
  ['1200D+', 'm', 1200],
  ['3 km', 'm', undefined],
  ['25,50 €', 'euros', 25.5],
  ['25 euros', 'euros', 25],
  ['€', 'euros', undefined],
  ['beaucoup', 'nombre', undefined],
  ['1e9', 'nombre', undefined],
  ['10 000 000 €', 'km', undefined],
  ['1,500,000', 'nombre', undefined],
  ['12-15', 'nombre', undefined],
])('« %s » in %s is read as people mean it', (text, unite, expected) => {
  expect(readNombre(text, unite)).toBe(expected)
})
