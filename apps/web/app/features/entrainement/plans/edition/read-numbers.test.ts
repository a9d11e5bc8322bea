import { expect, it } from 'vitest'
import { toMetres, toPrix } from './read-numbers.ts'

it.each([
  ['21,1', '21100'],
  ['1 000', '1000000'],
  ['', 'null'],
  ['loin', '"loin"'],
])('%j kilometres are %s', (text, wanted) => expect(toMetres(text, 1000)).toBe(wanted))

it.each([
  ['', '0'],
  ['49', '4900'],
  ['12,50', '1250'],
  ['cher', '"cher"'],
])('%j euros are %s', (text, wanted) => expect(toPrix(text)).toBe(wanted))
