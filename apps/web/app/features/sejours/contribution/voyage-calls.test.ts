import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it } from 'vitest'
import { createVoyage, needPart, needVoyage, updateVoyage } from './voyage-calls.ts'

const never: Call = () => Promise.reject(new Error('called'))
const none = undefined

describe('errors thrown before a request (produit 5.4)', () => {
  it.each([
    ['Missing agence...', async () => createVoyage(never, { titre: 'Le tour' })],
    [
      'Missing sejour id to update...',
      async () => updateVoyage(never, { id: none, fields: {}, version: none }),
    ],
    ['Missing sejour id to add photo...', async () => needVoyage('photo', none)],
    ['Missing sejour id or inclus id...', async () => needPart('inclus', 1, none)],
    ['Missing sejour id or journee id...', async () => needPart('journee', none, 2)],
    ['Missing sejour id or disponibilite id...', async () => needPart('disponibilite', 1, none)],
  ])('a call with a missing argument throws « %s »', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
  })

  it('an empty change sends no request, and complete arguments throw nothing', async () => {
    expect(await updateVoyage(never, { id: 1, fields: {}, version: 3 })).toBeNull()
    needVoyage('journee', 1)
    needPart('photo', 1, 2)
  })
})
