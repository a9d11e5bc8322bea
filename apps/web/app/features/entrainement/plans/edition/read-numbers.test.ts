import { expect, it } from 'vitest'
import { assertRead, toMetres, toPrix } from './read-numbers.ts'

it.each([
  ['21,1', '21100'],
  ['1 000', '1000000'],
  ['', 'null'],
  ['loin', '"loin"'],
])('the text %j in kilometres is sent as %s', (text, wanted) =>
  expect(toMetres(text, 1000)).toBe(wanted),
)

it.each([
  ['', '0'],
  ['49', '4900'],
  ['12,50', '1250'],
  ['cher', '"cher"'],
])('the text %j in euros is sent as %s', (text, wanted) => expect(toPrix(text)).toBe(wanted))

it('a refusal names the unit of the field', () => {
  const sent = { distance_cible: toMetres('dix', 1000), prix: toPrix('2000') }
  expect(() => assertRead(sent)).toThrow(
    expect.objectContaining({
      errors: {
        distance_cible: 'Indiquez des kilomètres, comme 10 ou 21,1.',
        prix: expect.stringContaining('euros'),
      },
    }),
  )
  expect(() => assertRead({ distance_cible: 'null', prix: '0', titre: 'Dix' })).not.toThrow()
})

it('other errors of the fields are reported together', () => {
  const others = { titre: 'Donnez un titre à votre plan.' }
  expect(() => assertRead({ prix: toPrix('cher') }, () => others)).toThrow(
    expect.objectContaining({ errors: { ...others, prix: expect.stringContaining('euros') } }),
  )
  expect(() => assertRead({ prix: '0' }, () => others)).not.toThrow()
})
