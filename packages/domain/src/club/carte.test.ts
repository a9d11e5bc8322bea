import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatNumero,
  getCle,
  getNiveauNom,
  getPeriode,
  hasNiveau,
  makeNumero,
  NIVEAUX_CARTE,
  readNiveau,
  readNumero,
} from './carte.ts'

const anyNumero = fc
  .infiniteStream(fc.nat(9))
  .map((figures) => makeNumero(() => figures.next().value))

describe('the number of a card', () => {
  it.each([
    ['400638133393', 1],
    ['290000000000', 1],
    ['978020137962', 4],
  ])('%s ends in %i', (body, key) => expect(getCle(body)).toBe(key))

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(anyNumero, (numero) => {
        expect(numero).toMatch(/^29\d{11}$/)
        expect(readNumero(formatNumero(numero))).toBe(numero)
        expect(readNumero(`https://foulee.example/carte/lire#${numero}`)).toBe(numero)
      }),
    )
  })

  it('tells every wrong figure', () => {
    fc.assert(
      fc.property(
        anyNumero,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (numero, at, shift) => {
          const figures = [...numero]
          figures[at] = String((Number(figures[at]) + shift) % 10)
          expect(readNumero(figures.join(''))).toBeNull()
        },
      ),
    )
  })

  it.each(['', '29', '4006381333931', 'abc', '2900000000002', '29000000000010', '12900000000001'])(
    'is not %j',
    (text) => {
      expect(readNumero(text)).toBeNull()
    },
  )
})

describe('the level', () => {
  it.each([
    [0, 'Échauffement', 500],
    [499, 'Échauffement', 500],
    [500, 'Foulée légère', 1500],
    [8000, 'Grand air', null],
    [-5, 'Échauffement', 500],
  ])('of %i points is %s', (points, nom, next) => {
    const { niveau, suivant } = readNiveau(points)
    expect(niveau.nom).toBe(nom)
    if (points >= 0) expect(suivant?.points ?? null).toBe(next)
  })

  it('has a French name', () => {
    expect(NIVEAUX_CARTE.map(({ code }) => getNiveauNom(code))).toEqual(
      NIVEAUX_CARTE.map(({ nom }) => nom),
    )
  })

  it('opens what asks for less', () => {
    for (const { code, points } of NIVEAUX_CARTE) {
      expect(hasNiveau(points, code)).toBe(true)
      expect(hasNiveau(points - 1, code)).toBe(false)
    }
  })
})

it.each([
  ['une_fois', '2027-05-12', 'toujours'],
  ['par_an', '2027-12-31', '2027'],
  ['par_an', '2028-01-01', '2028'],
] as const)('%s on %s is of %s', (frequence, jour, periode) =>
  expect(getPeriode(frequence, jour)).toBe(periode),
)
