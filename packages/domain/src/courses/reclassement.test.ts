import { describe, expect, it } from 'vitest'
import { type Arrivee, classer, type Places } from './classement.ts'
import { type Classee, reclasser } from './reclassement.ts'

const arrivee = (arrivee: Partial<Arrivee>): Arrivee => ({
  rang: null,
  temps: null,
  sexe: 'f',
  categorie: 'SE',
  statut: 'classe',
  ...arrivee,
})
const publish = (arrivees: readonly Arrivee[]): Classee[] => {
  const places = classer(arrivees)
  return arrivees.map((line, at) => ({ ...line, ...places[at] }) as Classee)
}
const placesOf = ({ rang, rang_sexe, rang_categorie }: Places) => [rang, rang_sexe, rang_categorie]

type Lines = Partial<Arrivee>[]
type Numbers = (number | null)[]

describe('reclasser', () => {
  const four: Lines = [{ temps: 100 }, { temps: 200 }, { temps: 300 }, { temps: 400 }]
  it.each<[string, Lines, number, Partial<Arrivee> | null, Numbers[]]>([
    [
      'a faster time goes ahead, and those between make way',
      four,
      3,
      { temps: 150 },
      [
        [1, 1, 1],
        [3, 3, 3],
        [4, 4, 4],
        [2, 2, 2],
      ],
    ],
    [
      'a slower time falls behind, and those between close up',
      four,
      0,
      { temps: 350 },
      [
        [3, 3, 3],
        [1, 1, 1],
        [2, 2, 2],
        [4, 4, 4],
      ],
    ],
    [
      'the time of another shares their place',
      four,
      3,
      { temps: 200 },
      [
        [1, 1, 1],
        [2, 2, 2],
        [4, 4, 4],
        [2, 2, 2],
      ],
    ],
    [
      'who abandoned after all leaves no gap',
      four,
      1,
      { temps: null, statut: 'abandon' },
      [
        [1, 1, 1],
        [null, null, null],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ],
    [
      'a line that is removed leaves no gap',
      four,
      1,
      null,
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ],
    [
      'a sex that was wrong changes places among both, and none among all',
      [{ temps: 100 }, { temps: 200 }, { temps: 300, sexe: 'h' }],
      1,
      { temps: 200, sexe: 'h' },
      [
        [1, 1, 1],
        [2, 1, 1],
        [3, 2, 2],
      ],
    ],
    [
      'a category that was wrong changes places among both categories alone',
      [{ temps: 100 }, { temps: 200, categorie: 'M1' }, { temps: 300, categorie: 'M1' }],
      1,
      { temps: 200, categorie: 'SE' },
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 1],
      ],
    ],
    [
      'a sex that is told no more has no place among any',
      four.slice(0, 2),
      0,
      { temps: 100, sexe: null },
      [
        [1, null, 1],
        [2, 1, 1],
      ],
    ],
    [
      'places that the file gave stay, though its times say otherwise',
      [
        { rang: 1, temps: 200 },
        { rang: 2, temps: 100 },
        { rang: 3, temps: 300 },
      ],
      2,
      { temps: 301 },
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ],
    [
      'without times a place that is told is taken, and the others make way',
      [{ rang: 1 }, { rang: 2 }, { rang: 3 }],
      2,
      { rang: 1 },
      [
        [2, 2, 2],
        [3, 3, 3],
        [1, 1, 1],
      ],
    ],
    [
      'without times a place beyond the last is the last',
      [{ rang: 1 }, { rang: 2 }, { rang: 3 }],
      0,
      { rang: 9 },
      [
        [3, 3, 3],
        [1, 1, 1],
        [2, 2, 2],
      ],
    ],
    [
      'of two who share a place one leaves, the other keeps it',
      [{ temps: 100 }, { temps: 100 }, { temps: 200 }],
      0,
      { temps: 300 },
      [
        [3, 3, 3],
        [1, 1, 1],
        [2, 2, 2],
      ],
    ],
    [
      'who was ranked wrongly as absent comes in at their time',
      [{ temps: 100 }, { statut: 'non_partant' }, { temps: 300 }],
      1,
      { temps: 200 },
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ],
    [
      'a place that is told wins over equal times, as on a photo of the finish',
      [{ temps: 100 }, { temps: 100 }],
      1,
      { temps: 100, rang: 2 },
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
    ],
  ])('%s', (_, input, at, change, expected) => {
    const lines = publish(input.map(arrivee))
    const avant = lines[at] ?? null
    const others = lines.filter((line) => line !== avant)
    const own = reclasser(others, avant, change && arrivee(change))
    const all = change ? others.toSpliced(at, 0, { ...arrivee(change), ...own }) : others
    expect(all.map(placesOf)).toEqual(expected)
  })

  it('adds a forgotten line where its time puts it', () => {
    const lines = publish([{ temps: 100 }, { temps: 300 }].map(arrivee))
    const own = reclasser(lines, null, arrivee({ temps: 200, sexe: 'h' }))
    expect([placesOf(own), ...lines.map(placesOf)]).toEqual([
      [2, 1, 1],
      [1, 1, 1],
      [3, 2, 2],
    ])
  })

  it('adds the first line of all, one behind the last, and one without a place', () => {
    expect(placesOf(reclasser([], null, arrivee({ temps: 100 })))).toEqual([1, 1, 1])
    const lines = publish([{ temps: 100 }, { temps: 100 }].map(arrivee))
    expect(placesOf(reclasser(lines, null, arrivee({ temps: 200 })))).toEqual([3, 3, 3])
    expect(placesOf(reclasser(lines, null, arrivee({ statut: 'abandon' })))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('keeps the gap of a line that was erased', () => {
    const lines = publish(
      [{ temps: 100 }, { temps: 200 }, { temps: 300 }, { temps: 400 }].map(arrivee),
    )
    const [first, , third, fourth] = lines as [Classee, Classee, Classee, Classee]
    const own = reclasser([first, third], fourth, arrivee({ temps: 50 }))
    expect([own, first, third].map((line) => line.rang)).toEqual([1, 2, 4])
  })

  it('gives what the whole file would have given, whatever is changed', () => {
    const sexes = ['f', 'h', null] as const
    for (let seed = 1; seed < 400; seed += 1) {
      // Small numbers produce many ties.
      const pseudoRandom = (nth: number, of: number) =>
        (seed * 7919 + nth * 104_729 + seed * nth * 31) % of
      const make = (nth: number): Arrivee => {
        const statut = pseudoRandom(nth, 7) === 0 ? 'abandon' : 'classe'
        const temps = statut === 'classe' ? 100 + pseudoRandom(nth + 50, 6) : null
        const categorie = ['SE', 'M1', null][pseudoRandom(nth + 9, 3)] ?? null
        return {
          rang: null,
          temps,
          statut,
          categorie,
          sexe: sexes[pseudoRandom(nth + 5, 3)] ?? null,
        }
      }
      const before = Array.from({ length: 1 + pseudoRandom(0, 8) }, (_, nth) => make(nth + 1))
      const at = pseudoRandom(3, before.length)
      const changed = make(99)
      const lines = publish(before)
      const avant = lines[at] ?? null
      const others = lines.filter((line) => line !== avant)
      const own = reclasser(others, avant, changed)
      const all = others.toSpliced(at, 0, { ...changed, ...own })
      expect(all.map(placesOf)).toEqual(classer(before.toSpliced(at, 1, changed)).map(placesOf))
    }
  })
})
