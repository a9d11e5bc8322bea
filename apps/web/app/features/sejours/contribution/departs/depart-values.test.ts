import { describe, expect, it } from 'vitest'
import { listStarts, toDepartChanges, toDepartValues } from './depart-values.ts'

describe('a departure as its form holds it', () => {
  it('prices are sent in cents, other fields as typed', () => {
    const fields = { ...toDepartValues(null), debut: '2027-06-06', prix: '890,50', places: '12' }
    expect(toDepartChanges(fields)).toMatchObject({
      debut: '2027-06-06',
      fin: '',
      prix: '89050',
      places: '12',
      supplement_single: '',
    })
  })

  it('an invalid price is sent unchanged for the server to refuse', () => {
    expect(toDepartChanges({ prix: 'cher', supplement_single: '25,50\u00a0€' })).toEqual({
      prix: 'cher',
      supplement_single: '2550',
    })
  })
})

describe('the departures that a rule would make', () => {
  it('the departures of a series are listed by first day', () => {
    const rule = { debut: '2027-06-06', rythme: 'quinzaine', jusqu_au: '2027-07-10' } as const
    expect(listStarts(rule)).toEqual(['2027-06-06', '2027-06-20', '2027-07-04'])
  })

  it.each([
    ['no first day', { debut: '', rythme: 'mois', jusqu_au: '2027-07-10' }],
    ['no rhythm', { debut: '2027-06-06', rythme: '', jusqu_au: '2027-07-10' }],
    ['no last day', { debut: '2027-06-06', rythme: 'mois', jusqu_au: '' }],
    ['too many', { debut: '2027-06-06', rythme: 'semaine', jusqu_au: '2029-07-10' }],
  ] as const)('a series has no departure with %s', (_, rule) => {
    expect(listStarts(rule)).toEqual([])
  })
})
