import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { Step } from '@foulee/domain/entrainement/step'
import { describe, expect, it } from 'vitest'
import * as tree from './step-tree.ts'

const read = (texte: string): readonly Step[] => {
  const answer = readRaccourci(texte)
  if ('refus' in answer) throw new Error(answer.refus.message)
  return answer.steps
}
const write = (steps: readonly Step[] | undefined) =>
  steps && writeRaccourci(steps).replaceAll('\u00a0', ' ')

const SEANCE = "20' EF + 3x(400 m + 200 m) + 10' RC"

describe('moving a step', () => {
  it.each([
    [
      'up above its neighbour',
      tree.moveUp,
      [1],
      "3x(400 m + 200 m) + échauffement 20' EF + 10' RC",
    ],
    ['up out of its repetition', tree.moveUp, [1, 0], "20' EF + 400 m + 3x200 m + 10' RC"],
    ['up at the top', tree.moveUp, [0], undefined],
    ['down below its neighbour', tree.moveDown, [1, 0], "20' EF + 3x(200 m + 400 m) + 10' RC"],
    ['down out of its repetition', tree.moveDown, [1, 1], "20' EF + 3x400 m + 200 m + 10' RC"],
    ['down at the end', tree.moveDown, [2], undefined],
    ['into the repetition above', tree.indent, [2], "20' EF + 3x(400 m + 200 m + 10' RC)"],
    ['out of it', tree.outdent, [1, 0], "20' EF + 3x200 m + 400 m + 10' RC"],
    ['out of nothing', tree.outdent, [0], undefined],
  ] as const)('a step moves %s', (_, move, chemin, wanted) => {
    expect(write(move(read(SEANCE), chemin)?.steps)).toBe(wanted)
  })

  it('a move returns the new path of the step', () => {
    expect(tree.moveStep(read(SEANCE), [0], [1, 1])?.chemin).toEqual([0, 1])
    expect(tree.moveStep(read(SEANCE), [2], [0])?.chemin).toEqual([0])
  })

  it('indenting without a repetition above creates one', () => {
    const moved = tree.indent(read("20' EF + 10' RC"), [0])
    expect(moved).toMatchObject({ steps: [{ fois: 2 }, {}], chemin: [0, 0] })
  })

  it('a step moves neither into itself nor too deep', () => {
    expect(tree.moveStep(read(SEANCE), [1], [1, 0])).toBeNull()
    expect(tree.moveStep(read('2x(3x(400 m) + 100 m) + 4x200 m'), [1], [0, 0, 0])).toBeNull()
  })

  it('a repetition left empty by a move is removed', () => {
    expect(write(tree.outdent(read('3x400 m + 1h'), [0, 0])?.steps)).toBe('400 m + 1h')
  })
})

describe('changing steps', () => {
  it('a duplicate has no id', () => {
    const steps: Step[] = [{ ...(read('400 m')[0] as Step), id: 4 }]
    expect(tree.duplicateStep(steps, [0]).map(({ id }) => id)).toEqual([4, undefined])
  })

  it('the place of a step stays with it in copies and moves', () => {
    const steps: Step[] = [{ ...(read('400 m')[0] as Step), position: [5.7, 45.1] } as Step]
    const copied = tree.duplicateStep(steps, [0])
    expect(tree.formatPositions(copied)).toBe('Étape 1\u00a0: 45.1, 5.7\nÉtape 2\u00a0: 45.1, 5.7')
    expect(tree.formatPositions(tree.indent(copied, [1])?.steps ?? [])).toContain('Étape 2.1')
    expect(tree.formatPositions(read('400 m'))).toBe('')
  })

  it('a step is removed', () =>
    expect(write(tree.removeStep(read(SEANCE), [1, 0]))).toBe("20' EF + 3x200 m + 10' RC"))

  it('a change without a path throws (produit 5.4)', () => {
    expect(() => tree.removeStep(read(SEANCE), null)).toThrow('Missing id to remove step...')
    const [step] = read('1h')
    expect(() => tree.updateStep(read(SEANCE), null, step as Step)).toThrow(
      'Missing id to step update...',
    )
  })
})
