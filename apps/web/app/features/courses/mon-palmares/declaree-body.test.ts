import { isApiError } from '@foulee/contract/shared/call-error'
import { describe, expect, it } from 'vitest'
import { readDeclaree } from './declaree-body.ts'

const TODAY = '2026-12-01'
const FREE = {
  nom: 'Corrida de Noël',
  lieu: 'Issy',
  date: '2025-12-14',
  type: 'route',
  distance: '10',
  denivele: '',
  temps: '45:10',
  rang: '1 234',
  nb_classes: '',
  lien: '',
}

function read(fields: object, chosen: Parameters<typeof readDeclaree>[1] = null) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FREE, ...fields })) form.set(name, value)
  return readDeclaree(form, chosen, TODAY)
}

function refusedOf(fields: object): string[] {
  try {
    read(fields)
    return []
  } catch (error) {
    return isApiError(error) ? Object.keys(error.errors) : ['thrown']
  }
}

describe('the form of a declared race', () => {
  it('it is sent as metres and seconds', () => {
    expect(read({ denivele: '120 m' })).toEqual({
      nom: 'Corrida de Noël',
      lieu: 'Issy',
      date: '2025-12-14',
      type: 'route',
      distance: 10_000,
      denivele: 120,
      statut: 'classe',
      temps: 2710,
      rang: 1234,
      nb_classes: null,
      lien: '',
    })
  })

  it('a time is read with the length: 3:15 of a marathon are hours', () => {
    expect(read({ distance: '42,195', temps: '3:15' }).temps).toBe(11_700)
    const marathon = { id: 3, nom: 'Marathon', date: '2025-10-12', distance: 42_195 }
    expect(read({ temps: '3:15', distance: '' }, marathon)).toEqual({
      statut: 'classe',
      temps: 11_700,
      rang: 1234,
      nb_classes: null,
      lien: '',
    })
  })

  it('a race that was given up is sent without what the form still holds', () => {
    expect(read({ abandon: 'oui' })).toMatchObject({ statut: 'abandon', temps: null, rang: null })
  })

  it.each([
    [
      { nom: '', date: '', type: '', distance: '', temps: '' },
      ['nom', 'distance', 'date', 'temps', 'type'],
    ],
    [{ distance: 'dix' }, ['distance']],
    [{ temps: 'vite' }, ['temps']],
    [{ temps: '12:00' }, ['temps']],
    [{ rang: '0', nb_classes: 'beaucoup' }, ['rang', 'nb_classes']],
    [{ denivele: '-4' }, ['denivele']],
    [{ date: '2027-01-01' }, ['date']],
  ])('%j is refused at its fields, all at once', (fields, refused) => {
    expect(refusedOf(fields).toSorted()).toEqual(refused.toSorted())
  })
})
