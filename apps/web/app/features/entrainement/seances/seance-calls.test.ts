import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it } from 'vitest'
import { readDone } from './done-fields.ts'
import { doSeance, removeSeance, syncSeance, updateSeance } from './seance-calls.ts'

const never: Call = () => Promise.reject(new Error('called'))

describe('errors thrown before a request (produit 5.4)', () => {
  it.each([
    ['Missing workout id to sync...', () => syncSeance(never, undefined)],
    ['Missing training session id', () => doSeance(never, undefined, { etat: 'fait' })],
    ['Missing training session id', () => updateSeance(never, { id: undefined, fields: {} })],
    ['Missing training session id to delete...', () => removeSeance(never, undefined)],
  ])('a call with a missing argument throws « %s »', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
  })
})

describe('the report of a session from its form', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }

  it('an empty form means « as planned »', () => {
    const empty = { jour: '', duree: '', distance: '', rpe: '', mots: ' ' }
    expect(readDone(form(empty))).toEqual({ etat: 'fait' })
  })

  it('minutes are sent as seconds and kilometres as metres', () => {
    const input = { jour: '2026-11-22', duree: '52', distance: '8,4', rpe: '7', mots: 'Bien.' }
    expect(readDone(form(input))).toEqual({
      etat: 'fait',
      jour: '2026-11-22',
      duree: 3120,
      distance: 8400,
      rpe: 7,
      mots: 'Bien.',
    })
  })

  it.each([
    ['2h25', 8700],
    ["2h25'00", 8700],
    ['52:30', 3150],
  ])('the duration « %s » is parsed as %d seconds', (duree, seconds) => {
    expect(readDone(form({ duree }))).toEqual({ etat: 'fait', duree: seconds })
  })

  it('an invalid value is refused at its field before a request', () => {
    expect(() => readDone(form({ duree: 'longtemps', distance: 'loin' }))).toThrow(
      expect.objectContaining({
        errors: {
          duree: 'Écrivez une durée comme 45, 1h05 ou 52:30.',
          distance: 'Écrivez des kilomètres, comme 8,5.',
        },
      }),
    )
  })
})
