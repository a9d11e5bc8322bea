import type { Step } from '@foulee/domain/entrainement/step'
import { describe, expect, it } from 'vitest'
import { changeHistory, type History, startHistory } from './use-steps.ts'

const type = (history: History, ...texts: string[]) =>
  texts.reduce((last, texte) => changeHistory(last, { type: 'texte', texte }), history)

describe('the two views of a session', () => {
  it('text and list agree after each change', () => {
    const typed = type(startHistory([]), '8x30/30')
    expect(typed.now.steps).toHaveLength(1)
    const emptied = changeHistory(typed, { type: 'steps', steps: [] })
    expect(emptied.now.texte).toBe('')
  })

  it('invalid text keeps the last valid steps', () => {
    const { now } = type(startHistory([]), '1h EF', '1h EF + 8x')
    expect(now.texte).toBe('1h EF + 8x')
    expect(now.steps).toHaveLength(1)
  })

  it('half-typed text loses no place of a step', () => {
    const [step] = type(startHistory([]), '400 m').now.steps
    const placed = startHistory([{ ...step, position: [5.7, 45.1] } as Step])
    const { now } = type(placed, '', '5', "5'", "5' EF + 400 m")
    expect(now.steps).toMatchObject([{}, { position: [5.7, 45.1] }])
    expect(now.steps[0]).not.toHaveProperty('position')
  })

  it('undo restores the steps, typed text in one step', () => {
    const typed = type(startHistory([]), '1', '1h', '1h EF')
    const paused = type(changeHistory(typed, { type: 'pause' }), '1h EF + 400 m')
    const once = changeHistory(paused, { type: 'annuler' })
    expect(once.now.texte).toBe('1h EF')
    const twice = changeHistory(once, { type: 'annuler' })
    expect(twice.now.texte).toBe('')
    expect(changeHistory(twice, { type: 'annuler' })).toBe(twice)
    expect(changeHistory(twice, { type: 'retablir' }).now.texte).toBe('1h EF')
  })
})
