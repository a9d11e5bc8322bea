import { describe, expect, it } from 'vitest'
import {
  addSeance,
  addWeek,
  changeSeance,
  copySeance,
  duplicateWeek,
  moveSeance,
  moveWeek,
  removeSeance,
  removeWeek,
  setWeek,
  type Weeks,
} from './weeks.ts'

const content = {
  titre: 'Footing',
  sport: 'course_a_pied' as const,
  objectif: 'endurance' as const,
  description: '',
  steps: [],
  denivele: null,
}
const two = addWeek(addWeek([]))
const weeks = addSeance(
  addSeance(two, content, { semaine: 0, jour: 6 }),
  { ...content, titre: 'VMA' },
  { semaine: 0, jour: 2 },
)
const summarize = (weeks: Weeks) =>
  weeks.map(({ seances }) => seances.map(({ cle, jour }) => `${cle}@${jour}`).join(' '))

describe('the weeks of a plan', () => {
  it('sessions are sorted by day, each with its own key', () => {
    expect(summarize(weeks)).toEqual(['2@2 1@6', ''])
  })

  it('untouched weeks keep their identity', () => {
    expect(setWeek(weeks, 1, { note: 'Repos' })[0]).toBe(weeks[0])
    expect(removeSeance(weeks, 1)[1]).toBe(weeks[1])
  })

  it.each([
    ['within the week', { semaine: 0, jour: 7 as const }, ['1@6 2@7', '']],
    ['to another week', { semaine: 1, jour: 2 as const }, ['1@6', '2@2']],
    ['nowhere', { semaine: 9, jour: 2 as const }, ['2@2 1@6', '']],
  ])('a session moves %s', (_, place, wanted) =>
    expect(summarize(moveSeance(weeks, 2, place))).toEqual(wanted),
  )

  it('a day takes three sessions', () => {
    let full = weeks
    for (let nb = 0; nb < 5; nb += 1) full = addSeance(full, content, { semaine: 1, jour: 1 })
    expect(full[1]?.seances).toHaveLength(3)
    expect(moveSeance(full, 1, { semaine: 1, jour: 1 })).toBe(full)
  })

  it('a copy is put on the next day with room', () => {
    expect(summarize(copySeance(weeks, 2))).toEqual(['2@2 3@3 1@6', ''])
  })

  it('a change updates content and place together', () => {
    const changed = changeSeance(weeks, 1, { ...content, titre: 'Long' }, { semaine: 1, jour: 7 })
    expect(summarize(changed)).toEqual(['2@2', '1@7'])
    expect(changed[1]?.seances[0]?.titre).toBe('Long')
  })

  it('a week is copied right after, with sessions of its own', () => {
    expect(summarize(duplicateWeek(weeks, 0))).toEqual(['2@2 1@6', '3@2 4@6', ''])
  })

  it('weeks are swapped and removed', () => {
    expect(summarize(moveWeek(weeks, 0, 1))).toEqual(['', '2@2 1@6'])
    expect(moveWeek(weeks, 0, -1)).toBe(weeks)
    expect(summarize(removeWeek(weeks, 0))).toEqual([''])
  })
})
