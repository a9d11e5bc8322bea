import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSteps } from './made-steps.ts'
import { readRaccourci } from './raccourci-read.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import { formatTotal, getTotaux, listTotaux, type Totaux } from './totaux.ts'

const KARIM: Reperes = { vma: 15, fc_max: 190 }

function totals(text: string, reperes?: Reperes): Totaux {
  const read = readRaccourci(text)
  if ('refus' in read) throw new Error(read.refus.message)
  return getTotaux(read.steps, reperes)
}

/** `valeur`, or « ≥ connu »; « ~ » if estimated. */
const short = ({ valeur, connu, est_estime }: Totaux['duree']) =>
  `${est_estime ? '~' : ''}${valeur ?? `≥${connu}`}`
const row = (text: string, reperes?: Reperes) => {
  const { duree, distance, charge } = totals(text, reperes)
  return [short(duree), short(distance), short(charge)]
}

describe('duration, distance and load', () => {
  it.each<[string, Reperes, string[]]>([
    // Unknown runner: durations add up, distances stay unknown.
    ["20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC", SANS_REPERES, ['3120', '≥0', '~']],
    ['1h EF', SANS_REPERES, ['3600', '≥0', '~210']],
    ['1h EF', KARIM, ['3600', '~10500', '~210']],
    ['10 km EF', SANS_REPERES, ['≥0', '10000', '≥0']],
    ['10 km EF', KARIM, ['~3429', '10000', '~200']],
    // A pace gives both without a VMA.
    ["10 km à 5'00/km", SANS_REPERES, ['~3000', '10000', '≥0']],
    ["3x2000 à 4'00/km r=2'", SANS_REPERES, ['~1800', '≥6000', '~≥12']],
    ["3x2000 à 100 % VMA r=2'", KARIM, ['~1800', '~6825', '~']],
    // A free step is unknown, never 0.
    ["20' EF + RC", SANS_REPERES, ['≥1200', '≥0', '~≥70']],
    ['10x45" + 10\' EF', SANS_REPERES, ['1050', '≥0', '~≥35']],
    ['jusqu’à la touche', KARIM, ['≥0', '≥0', '≥0']],
    ["30' RPE 7", SANS_REPERES, ['1800', '≥0', '210']],
    ["20' à 250 W", KARIM, ['1200', '≥0', '≥0']],
    ['', KARIM, ['≥0', '≥0', '≥0']],
  ])('%s for %j', (text, reperes, [duree, distance, charge]) => {
    const [d, m, c] = row(text, reperes)
    expect([d, m]).toEqual([duree, distance])
    expect(c?.startsWith(charge ?? '')).toBe(true)
  })

  it('a harder session of the same length is more of a load', () => {
    const load = (text: string) => totals(text).charge.valeur ?? 0
    expect(load("45' EF")).toBeLessThan(load("45' AS42"))
    expect(load("45' AS42")).toBeLessThan(load("45' SEUIL"))
    expect(load("10x1'/1' VMA")).toBeGreaterThan(load("20' EF"))
  })

  it('what is known never exceeds the whole, and is the whole when all is known', () => {
    const someone = fc.constantFrom(SANS_REPERES, KARIM)
    fc.assert(
      fc.property(madeSteps, someone, (steps, reperes) => {
        for (const total of Object.values(getTotaux(steps, reperes))) {
          expect(total.connu).toBeGreaterThanOrEqual(0)
          expect(total.valeur === null || total.valeur === total.connu).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('a repetition is as much as its steps written one after the other', () => {
    expect(totals("3x(400 m VMA r=1')", KARIM)).toEqual(
      totals("400 m VMA + récup 1' + 400 m VMA + récup 1' + 400 m VMA + récup 1'", KARIM),
    )
  })
})

describe('the text of totals', () => {
  it.each([
    ['duree', { valeur: 3120, connu: 3120, est_estime: false }, '52\u00a0min'],
    ['duree', { valeur: 3150, connu: 3150, est_estime: false }, "52'30"],
    ['duree', { valeur: 8700, connu: 8700, est_estime: false }, '2h25'],
    ['duree', { valeur: 3429, connu: 3429, est_estime: true }, 'environ 57\u00a0min'],
    ['duree', { valeur: null, connu: 1200, est_estime: false }, 'au moins 20\u00a0min'],
    ['duree', { valeur: null, connu: 0, est_estime: false }, null],
    ['distance', { valeur: 10_480, connu: 10_480, est_estime: true }, 'environ 10,5\u00a0km'],
    ['distance', { valeur: 10_000, connu: 10_000, est_estime: false }, '10,00\u00a0km'],
    ['charge', { valeur: 210, connu: 210, est_estime: true }, '210'],
  ] as const)('%s %j', (name, total, text) => {
    expect(formatTotal(name, total)).toBe(text)
  })

  it('lists the known totals only', () => {
    expect(listTotaux(totals("30' RPE 7"))).toEqual([
      { nom: 'duree', texte: '30\u00a0min' },
      { nom: 'charge', texte: '210' },
    ])
  })
})
