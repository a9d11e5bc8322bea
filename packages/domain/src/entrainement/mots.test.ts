import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSteps } from './made-steps.ts'
import { describeSteps, type LigneSeance, writeSteps } from './mots.ts'
import { formatDistance, formatDuree } from './mots-mesures.ts'
import { readRaccourci } from './raccourci-read.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import type { Step } from './step.ts'

const KARIM: Reperes = { vma: 15, fc_max: 190 }
function steps(text: string): readonly Step[] {
  const read = readRaccourci(text)
  if ('refus' in read) throw new Error(read.refus.message)
  return read.steps
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a session in words', () => {
  it.each<[string, Reperes, string]>([
    [
      "20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC",
      SANS_REPERES,
      [
        '- Échauffement : 20 minutes en endurance fondamentale (EF, 65–75 % de la VMA)',
        '- 2 fois :',
        '  - 8 × 30 secondes à 100–105 % de la VMA, récupération 30 secondes',
        '  - Récupération : 3 minutes',
        '- Retour au calme : 10 minutes',
      ].join('\n'),
    ],
    [
      "3x2000 à 85 % VMA r=2'",
      KARIM,
      "- 3 × 2 000 mètres à 85 % de la VMA, soit 4'42/km, récupération 2 minutes",
    ],
    ["10 km à 4'30-4'45/km", KARIM, "- 10 kilomètres à 4'30–4'45/km"],
    ['1h15 à 150 bpm', KARIM, '- 1 heure 15 minutes à 150 bpm'],
    [
      "30' A2",
      KARIM,
      "- 30 minutes en allure 2 (A2, 65–70 % de la VMA), soit 5'43–6'09/km, 133–143 bpm",
    ],
    [
      "6x1' VMAC r=1' TROT",
      SANS_REPERES,
      '- 6 × 1 minute à allure VMA courte (VMAC, 100–110 % de la VMA), récupération 1 minute en trottinant (TROT, 50–60 % de la VMA)',
    ],
    ["10' à 70-80 % VMA (EF)", SANS_REPERES, '- 10 minutes à 70–80 % de la VMA (EF)'],
    [
      "5' RPE 7 + 5' à 250 W + 5' à 85 % FC",
      SANS_REPERES,
      '- 5 minutes à 7 sur 10 d’effort\n- 5 minutes à 250 W\n- 5 minutes à 85 % de la FC max',
    ],
    [
      '10x45" SPRINT « en côte » r=libre',
      SANS_REPERES,
      '- 10 × 45 secondes en sprint (SPRINT, 120–150 % de la VMA) – en côte, récupération jusqu’à la touche',
    ],
    [
      '3x(400 m + 200 m) « souple »',
      SANS_REPERES,
      '- 3 fois – souple :\n  - 400 mètres\n  - 200 mètres',
    ],
    [
      "3x(400 m + récup 1' + récup 2')",
      SANS_REPERES,
      '- 3 fois :\n  - 400 mètres\n  - Récupération : 1 minute\n  - Récupération : 2 minutes',
    ],
    [
      "3x(récup 1' + 400 m)",
      SANS_REPERES,
      '- 3 fois :\n  - Récupération : 1 minute\n  - 400 mètres',
    ],
    ['3x(400 m + 200 m)', SANS_REPERES, '- 3 fois :\n  - 400 mètres\n  - 200 mètres'],
    ['3x(2x(400 m))', SANS_REPERES, '- 3 fois :\n  - 2 × 400 mètres'],
    ['3x(400 m + 2x(200 m))', SANS_REPERES, '- 3 fois :\n  - 400 mètres\n  - 2 × 200 mètres'],
    ['jusqu’à la touche', SANS_REPERES, '- Jusqu’à la touche'],
    ['', SANS_REPERES, ''],
  ])('%s', (text, reperes, wanted) => {
    expect(plain(writeSteps(steps(text), reperes))).toBe(wanted)
  })

  it('has a line for any step, and never an empty one', () => {
    const check = (lignes: readonly LigneSeance[]) => {
      for (const { texte, lignes: below } of lignes) {
        expect(texte.length).toBeGreaterThan(3)
        expect(texte).not.toMatch(/undefined|NaN|null/)
        check(below)
      }
    }
    fc.assert(
      fc.property(madeSteps, (any) => {
        const uncommented = JSON.parse(
          JSON.stringify(any, (key, value) => (key === 'commentaire' ? undefined : value)),
        )
        const lignes = describeSteps(uncommented, KARIM)
        expect(lignes).toHaveLength(any.length)
        check(lignes)
      }),
      { numRuns: 200 },
    )
  })
})

describe('measures in words', () => {
  it.each([
    [1, '1 seconde'],
    [45, '45 secondes'],
    [60, '1 minute'],
    [90, '1 minute 30 secondes'],
    [3600, '1 heure'],
    [7325, '2 heures 2 minutes 5 secondes'],
  ])('%d s', (seconds, text) => {
    expect(plain(formatDuree(seconds))).toBe(text)
  })
  it.each([
    [400, '400 mètres'],
    [2000, '2 000 mètres'],
    [5000, '5 kilomètres'],
    [21_100, '21,1 kilomètres'],
    [42_195, '42 195 mètres'],
  ])('%d m', (metres, text) => {
    expect(plain(formatDistance(metres))).toBe(text)
  })
})
