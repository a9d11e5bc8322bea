import { describe, expect, it } from 'vitest'
import { readRaccourci } from './raccourci-read.ts'
import { describeChanges, describeDeed, describeMove, labelSection } from './seance-historique.ts'
import type { Step } from './step.ts'

const read = (texte: string): Step[] => {
  const answer = readRaccourci(texte)
  if ('refus' in answer) throw new Error(answer.refus.message)
  return [...answer.steps]
}
const LONG =
  "20' EF + 10x30/30 à 105 % VMA + 5' EF + 8x45/45 à 100 % VMA + 5' EF + 3x1000 m à 90 % VMA r=2'"
const at = (steps: readonly Step[], rank: number, position: [number, number]): Step[] =>
  steps.map((step, index) => (index === rank ? ({ ...step, position } as Step) : step))
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the steps that changed', () => {
  const short = read("20' EF + 400 m")
  it.each<[string, Step[], Step[], string[]]>([
    ['written', [], short, ["a écrit les étapes : « 20' EF + 400 m »"]],
    ['removed', short, [], ['a effacé les étapes']],
    [
      'rewritten',
      short,
      read("20' EF + 500 m"),
      ["a changé les étapes de « 20' EF + 400 m » à « 20' EF + 500 m »"],
    ],
    [
      'long, from the first that differs on',
      read(`${LONG} + 10' RC`),
      read(`${LONG} + 15' RC`),
      ["a changé les étapes de « … 10' RC » à « … 15' RC »"],
    ],
    [
      'long, and cut',
      short,
      read(LONG),
      [
        "a changé les étapes de « 20' EF + 400 m » à « 20' EF + 10x30/30 à 105 % VMA + 5' EF + 8x45/45 à 100 % VMA + 5' EF + 3x1000 m à… »",
      ],
    ],
    ['placed', short, at(short, 1, [5.7, 45.1]), ['a changé le nombre de lieux de 0 à 1']],
    ['moved', at(short, 1, [5.7, 45.1]), at(short, 1, [5.8, 45.1]), ['a déplacé des lieux']],
    ['taken off', at(short, 1, [5.7, 45.1]), short, ['a changé le nombre de lieux de 1 à 0']],
    ['only renumbered', short, short.map((step) => ({ ...step, id: 4 })), []],
  ])('%s', (_, before, after, lines) => {
    expect(describeChanges({ steps: [before, after] }).map(plain)).toEqual(lines)
  })
})

describe('the texts that changed', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['titre', 'A', 'B', ['a changé le titre de « A » à « B »']],
    ['niveau', null, 'confirme', ['a indiqué le niveau : Confirmé']],
    ['objectif', 'vma', 'cotes', ['a changé l’objectif de VMA à Côtes']],
    ['sport', 'trail', 'velo', ['a changé le sport de Trail à Vélo']],
    ['denivele', null, 300, ['a indiqué le dénivelé positif : 300 m']],
    ['tags', ['piste'], ['piste', 'hiver'], ['a changé les étiquettes de piste à piste et hiver']],
    ['photos', 1, 2, ['a changé le nombre de photos de 1 à 2']],
    ['duree', 1200, 1500, []],
    ['steps_ids', [1], [2], []],
  ])('%s from %j to %j', (field, before, after, lines) => {
    expect(describeChanges({ [field]: [before, after] }).map(plain)).toEqual(lines)
  })
})

it.each([
  ['seance', { steps: [[], []], duree: [1, 2] }, 'Les étapes'],
  ['seance', { titre: ['A', 'B'] }, 'La séance'],
  ['seance', { titre: ['A', 'B'], steps: [[], []] }, 'La séance'],
  ['photos', { photos: [0, 1] }, 'Photos'],
] as const)('%s with %j is called %s', (section, changes, nom) => {
  expect(labelSection(section, changes as never)).toBe(nom)
})

it.each([
  [1, 0, 'Précisez.', 'a renvoyé la séance pour être revue : « Précisez. »'],
  [1, 0, null, 'a remis la séance en brouillon'],
])('the step from %j to %j because %j is told of who did it', (de, vers, motif, words) => {
  expect(describeDeed(de, vers, motif).replaceAll('\u00a0', ' ')).toBe(words)
})

it.each([
  [0, 1, null, 'Soumise à validation'],
  [1, 100, null, 'Publiée'],
  [1, 0, 'Précisez.', 'Renvoyée pour être revue'],
  [1, 0, null, 'Remise en brouillon'],
  [100, 0, null, 'Remise en brouillon'],
])('the step from %j to %j because %j is described in the past tense', (de, vers, motif, words) => {
  expect(describeMove(de, vers, motif)).toBe(words)
})
