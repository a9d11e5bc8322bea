import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { saveEdition, saveEpreuve, toPostponement } from './editions-calls.ts'

describe('errors thrown before a request', () => {
  const call = vi.fn() as unknown as Call

  it.each([
    [
      'Missing courses_id...',
      () => saveEdition(call, { courses_id: undefined, fields: { id: '3' } }),
    ],
    ['Missing editions_id...', () => saveEpreuve(call, { editions_id: undefined, fields: {} })],
  ])('a call with a missing argument throws « %s »', async (message, act) => {
    await expect(act()).rejects.toThrow(message)
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the request of a save', () => {
  it('a saved edition names its race, its id and the version it started from', async () => {
    const call = vi.fn(async () => ({ id: 3, data: {} })) as unknown as Call
    await saveEdition(call, { courses_id: 7, fields: { id: '3', places: '' }, version: 12 })
    const [key, { body }] = vi.mocked(call).mock.calls[0] as unknown as [string, { body: FormData }]
    expect(key).toBe('POST /api/courses/editions')
    expect(Object.fromEntries(body)).toEqual({
      courses_id: '7',
      id: '3',
      places: '',
      version: '12',
    })
  })

  it('a saved épreuve names its edition and its id', async () => {
    const call = vi.fn(async () => ({ id: 9, data: {} })) as unknown as Call
    await saveEpreuve(call, { editions_id: 3, id: 9, fields: { distance: null }, version: 12 })
    expect(call).toHaveBeenCalledWith('POST /api/courses/epreuves', {
      body: { editions_id: 3, id: 9, distance: null, version: 12 },
    })
  })
})

describe('a postponement', () => {
  const form = (date_debut: string, editions_fin = '') => {
    const form = new FormData()
    form.set('date_debut', date_debut)
    form.set('editions_fin', editions_fin)
    return form
  }
  const two = { date_debut: '2027-06-19', editions_fin: '2027-06-20' }
  it.each([
    ['as many days', two, form('2027-07-03'), '2027-07-04'],
    ['what is said', two, form('2027-07-03', '2027-07-03'), '2027-07-03'],
    ['one day', { ...two, editions_fin: null }, form('2027-07-03'), ''],
    ['nothing without a day', two, form(''), ''],
  ])('a postponed edition lasts %s', (_, edition, form, editions_fin) => {
    expect(toPostponement(edition, form)).toMatchObject({ reportee: 'true', editions_fin })
  })

  it('a postponement without a new day sends its reason and no day', () => {
    const input = form('2027-07-03', '2027-07-04')
    input.set('date_inconnue', 'true')
    input.set('report_motif', ' Orages. ')
    expect(toPostponement(two, input)).toEqual({
      ...{ reportee: 'true', date_inconnue: 'true', report_motif: 'Orages.', a_confirmer: 'false' },
    })
  })
})
