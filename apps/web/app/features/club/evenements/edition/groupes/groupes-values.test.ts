import { describe, expect, it } from 'vitest'
import {
  findLineErrors,
  isSendable,
  readAllure,
  toGroupes,
  toLines,
  writeAllure,
} from './groupes-values.ts'

describe('a pace as people write it', () => {
  it.each([
    ['5:30', 330],
    ["5'30", 330],
    ['5\'30"', 330],
    ['5’30/km', 330],
    ['6', 360],
    ['', null],
    ['vite', undefined],
    ['5:75', undefined],
  ])('the text %j is parsed as %j', (text, seconds) => expect(readAllure(text)).toBe(seconds))

  it('a written pace is parsed back to the same value', () => expect(writeAllure(365)).toBe('6:05'))
})

const GROUPE = { nom: 'Tranquille', allure_min: 360, allure_max: 400, distance: 8500 }
const [line = { cle: 0, nom: '', allure_min: '', allure_max: '', distance: '' }] = toLines([GROUPE])
const blank = { cle: 9, nom: '', allure_min: '', allure_max: '', distance: '' }

describe('groups as their form holds them', () => {
  it('groups are unchanged after a round trip through the form', () =>
    expect(toGroupes(toLines([GROUPE]))).toEqual([GROUPE]))

  it('a blank line is left out', () => {
    expect(toGroupes([line, blank])).toEqual([GROUPE])
    expect(isSendable([line, blank])).toBe(true)
  })

  it.each([
    [{ ...line, nom: ' ' }, 'nom'],
    [{ ...line, allure_min: 'vite' }, 'allure_min'],
    [{ ...line, allure_max: '0:40' }, 'allure_max'],
    [{ ...line, allure_min: '7:00', allure_max: '6:00' }, 'allure_max'],
    [{ ...line, distance: 'loin' }, 'distance'],
  ])('the errors of the line %j are named by field', (wrong, field) => {
    expect(Object.keys(findLineErrors(wrong))).toEqual([field])
    expect(isSendable([wrong])).toBe(false)
  })
})
