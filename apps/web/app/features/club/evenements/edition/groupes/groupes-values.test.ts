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
  ])('%j is %j', (text, seconds) => expect(readAllure(text)).toBe(seconds))

  it('is written so that it is read back', () => expect(writeAllure(365)).toBe('6:05'))
})

const GROUPE = { nom: 'Tranquille', allure_min: 360, allure_max: 400, distance: 8500 }
const [line = { cle: 0, nom: '', allure_min: '', allure_max: '', distance: '' }] = toLines([GROUPE])
const blank = { cle: 9, nom: '', allure_min: '', allure_max: '', distance: '' }

describe('groups as their form holds them', () => {
  it('are read back as they were', () => expect(toGroupes(toLines([GROUPE]))).toEqual([GROUPE]))

  it('leave out the line on which nothing stands yet', () => {
    expect(toGroupes([line, blank])).toEqual([GROUPE])
    expect(isSendable([line, blank])).toBe(true)
  })

  it.each([
    [{ ...line, nom: ' ' }, 'nom'],
    [{ ...line, allure_min: 'vite' }, 'allure_min'],
    [{ ...line, allure_max: '0:40' }, 'allure_max'],
    [{ ...line, allure_min: '7:00', allure_max: '6:00' }, 'allure_max'],
    [{ ...line, distance: 'loin' }, 'distance'],
  ])('say what is wrong in %j', (wrong, field) => {
    expect(Object.keys(findLineErrors(wrong))).toEqual([field])
    expect(isSendable([wrong])).toBe(false)
  })
})
