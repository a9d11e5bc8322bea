import { describe, expect, it } from 'vitest'
import { datePresets, distancePresets, isPresetOn, monthPresets, withoutPreset } from './presets.ts'

const dates = (today: string) =>
  Object.fromEntries(
    datePresets(today).map(({ key, change }) => [key, `${change.date_min} ${change.date_max}`]),
  )

describe('the named dates', () => {
  it.each([
    // A Monday, a Friday, a Saturday, a Sunday.
    ['2027-04-12', '2027-04-17 2027-04-18', '2027-04-24 2027-04-25'],
    ['2027-04-16', '2027-04-17 2027-04-18', '2027-04-24 2027-04-25'],
    ['2027-04-17', '2027-04-17 2027-04-18', '2027-04-24 2027-04-25'],
    ['2027-04-18', '2027-04-18 2027-04-18', '2027-04-24 2027-04-25'],
  ])('on %s are this week-end %s and the next %s', (today, thisOne, next) => {
    expect(dates(today)).toMatchObject({ 'week-end': thisOne, 'week-end-prochain': next })
  })

  it.each([
    ['2027-01-31', '2027-01-31 2027-01-31', '2027-02-01 2027-02-28', '2027-01-31 2027-04-30'],
    ['2027-12-05', '2027-12-05 2027-12-31', '2028-01-01 2028-01-31', '2027-12-05 2028-03-05'],
  ])('on %s are this month %s, the next %s, three months %s', (today, mois, prochain, trois) => {
    expect(dates(today)).toMatchObject({
      mois,
      'mois-prochain': prochain,
      'trois-mois': trois,
    })
  })
})

describe('the named distances', () => {
  const on = (filters: Record<string, string>) =>
    distancePresets.filter((preset) => isPresetOn(filters, preset)).map(({ key }) => key)

  it.each([
    [{}, []],
    [{ distance_min: '9500', distance_max: '10500' }, ['10k']],
    [{ distance_min: '9500', distance_max: '10500', type: 'route' }, ['10k']],
    [{ distance_min: '9500' }, []],
    [{ type: 'trail', distance_max: '41999' }, ['trail-court']],
    [{ type: 'route', distance_max: '41999' }, []],
    [{ type: 'trail', distance_min: '80000' }, ['ultra']],
    [{ type: 'trail' }, []],
  ])('match the filters %o as %o', (filters, expected) => expect(on(filters)).toEqual(expected))

  it('remove all filters that they set', () => {
    const ultra = distancePresets.find(({ key }) => key === 'ultra')
    expect(ultra && withoutPreset(ultra)).toEqual({
      type: null,
      distance_min: null,
      distance_max: null,
    })
  })
})

it('upcoming months are named, the current one being reduced to its rest', () => {
  const [first, second, ...others] = monthPresets('2027-11-15')
  expect(first).toMatchObject({
    label: 'novembre 2027',
    change: { date_min: '2027-11-15', date_max: '2027-11-30' },
  })
  expect(second?.change).toEqual({ date_min: '2027-12-01', date_max: '2027-12-31' })
  expect(others.at(-1)?.label).toBe('octobre 2028')
})
