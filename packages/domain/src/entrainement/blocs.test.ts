import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCS_MAX, drawSteps } from './blocs.ts'
import { madeSteps } from './made-steps.ts'
import { readRaccourci } from './raccourci-read.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import type { Step } from './step.ts'
import { getTotaux } from './totaux.ts'

const KARIM: Reperes = { vma: 15, fc_max: 190 }
function steps(text: string): readonly Step[] {
  const read = readRaccourci(text)
  if ('refus' in read) throw new Error(read.refus.message)
  return read.steps
}
const rows = (text: string, reperes?: Reperes) =>
  drawSteps(steps(text), reperes).blocs.map(
    ({ largeur, hauteur, est_estime, chemin }) =>
      `${chemin.join('.')} ${largeur}×${hauteur.toFixed(2)}${est_estime ? '~' : ''}`,
  )

describe('the blocks of a session', () => {
  it.each<[string, Reperes, string[]]>([
    ["20' EF", SANS_REPERES, ['0 1200×0.61']],
    [
      "2x(2x30/30 VMA) r=1'",
      SANS_REPERES,
      [
        ...['0.0.0 30×0.87', '0.0.1 30×0.48', '0.0.0 30×0.87', '0.0.1 30×0.48', '0.1 60×0.48'],
        ...['0.0.0 30×0.87', '0.0.1 30×0.48', '0.0.0 30×0.87', '0.0.1 30×0.48', '0.1 60×0.48'],
      ],
    ],
    ['1 km VMA', KARIM, ['0 240×0.87~']],
    ['1 km VMA', SANS_REPERES, ['0 300×0.87~']],
    // Unknown values are drawn with a default and marked `~`.
    ['échauffement libre + 400 m', KARIM, ['0 600×0.57~', '1 128×0.65~']],
    ["10' SPRINT + 10' MARCHE", KARIM, ['0 600×1.00', '1 600×0.33']],
    ['', KARIM, []],
  ])('%s for %j', (text, reperes, wanted) => {
    expect(rows(text, reperes)).toEqual(wanted)
  })

  it('are side by side, as wide as the session lasts', () => {
    const all = steps("20' EF + 3x2000 VMA r=2' + 10' RC")
    const { blocs, largeur } = drawSteps(all, KARIM)
    expect(largeur).toBe(getTotaux(all, KARIM).duree.valeur)
    blocs.forEach((bloc, index) => {
      const before = blocs[index - 1]
      expect(bloc.debut).toBe(before ? before.debut + before.largeur : 0)
    })
  })

  it('are never more than can be drawn: repetitions become one block', () => {
    const inner = rows('40x(10x30/30 VMA)')
    expect(inner).toHaveLength(40)
    expect(inner[0]).toBe('0.0 600×0.67')
    expect(rows('2x(99x(99 m + 99 m))')).toEqual(['0.0 7920×0.65~', '0.0 7920×0.65~'])
    expect(rows(Array.from({ length: 4 }, () => '99x30"').join('+'))).toHaveLength(4)
    expect(drawSteps(steps('40x(10x30/30 VMA)')).blocs[0]?.libelle).toContain('10x30/30')
  })

  it('stay drawable whatever the steps', () => {
    fc.assert(
      fc.property(madeSteps, fc.constantFrom(SANS_REPERES, KARIM), (any, reperes) => {
        const { blocs, texte } = drawSteps(any, reperes)
        expect(blocs.length).toBeLessThanOrEqual(BLOCS_MAX)
        for (const { largeur, hauteur } of blocs) {
          expect(largeur).toBeGreaterThan(0)
          expect(hauteur >= 0.1 && hauteur <= 1).toBe(true)
        }
        expect(texte).not.toBe('')
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  ['', 'Séance sans étapes.'],
  [
    "20' EF + 3x(400 m + 200 m r=1')",
    'Séance d’au moins 23 minutes : Échauffement : 20 minutes en endurance fondamentale (EF, 65–75 % de la VMA) ; 3 fois (400 mètres, 200 mètres, Récupération : 1 minute).',
  ],
  [
    "45' EF",
    'Séance de 45 minutes : 45 minutes en endurance fondamentale (EF, 65–75 % de la VMA).',
  ],
  ['400 m', 'Séance : 400 mètres.'],
])('the picture of « %s » in words', (text, wanted) => {
  expect(drawSteps(steps(text)).texte.replace(/[\u00a0\u202f]/g, ' ')).toBe(wanted)
})
