import { describe, expect, it } from 'vitest'
import { readRaccourci } from './raccourci-read.ts'
import { describeChanges, describeMove, nameSection } from './seance-historique.ts'
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
/** Spaces as they look. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the steps that changed', () => {
  const short = read("20' EF + 400 m")
  it.each<[string, Step[], Step[], string[]]>([
    ['written', [], short, ["Étapes : « 20' EF + 400 m »"]],
    ['removed', short, [], ['Étapes : effacées']],
    [
      'rewritten',
      short,
      read("20' EF + 500 m"),
      ["Étapes : « 20' EF + 400 m », puis « 20' EF + 500 m »"],
    ],
    [
      'long, from the first that differs on',
      read(`${LONG} + 10' RC`),
      read(`${LONG} + 15' RC`),
      ["Étapes : « … 10' RC », puis « … 15' RC »"],
    ],
    [
      'long, and cut',
      short,
      read(LONG),
      [
        "Étapes : « 20' EF + 400 m », puis « 20' EF + 10x30/30 à 105 % VMA + 5' EF + 8x45/45 à 100 % VMA + 5' EF + 3x1000 m à… »",
      ],
    ],
    ['placed', short, at(short, 1, [5.7, 45.1]), ['Lieux : aucun, puis 1']],
    ['moved', at(short, 1, [5.7, 45.1]), at(short, 1, [5.8, 45.1]), ['Lieux : modifiés']],
    ['taken off', at(short, 1, [5.7, 45.1]), short, ['Lieux : 1, puis aucun']],
    ['only renumbered', short, short.map((step) => ({ ...step, id: 4 })), []],
  ])('%s', (_, before, after, lines) => {
    expect(describeChanges({ steps: [before, after] }).map(plain)).toEqual(lines)
  })
})

describe('the texts that changed', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['titre', 'A', 'B', ['Titre : « A », puis « B »']],
    ['niveau', null, 'confirme', ['Niveau : Confirmé']],
    ['objectif', 'vma', 'cotes', ['Objectif : VMA, puis Côtes']],
    ['sport', 'trail', 'velo', ['Sport : Trail, puis Vélo']],
    ['denivele', null, 300, ['Dénivelé positif : 300 m']],
    ['tags', ['piste'], ['piste', 'hiver'], ['Étiquettes : piste, puis piste, hiver']],
    ['photos', 1, 2, ['Photos : 1, puis 2']],
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
  expect(nameSection(section, changes as never)).toBe(nom)
})

it.each([
  [0, 1, null, 'Soumise à validation'],
  [1, 100, null, 'Publiée'],
  [1, 0, 'Précisez.', 'Renvoyée pour être revue'],
  [1, 0, null, 'Remise en brouillon'],
  [100, 0, null, 'Remise en brouillon'],
])('from %j to %j because %j', (de, vers, motif, words) => {
  expect(describeMove(de, vers, motif)).toBe(words)
})
