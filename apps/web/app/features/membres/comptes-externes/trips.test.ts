import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '#platform/browser-storage.ts'
import { readReturned } from './returned.ts'
import { deleteTrip, readTrip, saveTrip } from './trips.ts'

const NOW = 1_800_000_000_000
const trip = { secret: 's', retour: '/courses?tri=nom', remember: true, isLink: false, at: NOW }

let tripStorage: Map<string, string>
const storage = openStorage(
  () =>
    ({
      getItem: (name: string) => tripStorage.get(name) ?? null,
      setItem: (name: string, value: string) => void tripStorage.set(name, value),
      removeItem: (name: string) => void tripStorage.delete(name),
    }) as Storage,
)
beforeEach(() => {
  tripStorage = new Map()
})

describe('a sign-in with a provider', () => {
  it('a sign-in in progress is found by its state, beside others', () => {
    saveTrip('un', trip, storage)
    saveTrip('deux', { ...trip, retour: '/profil', isLink: true }, storage)
    expect(readTrip('un', NOW, storage)).toEqual(trip)
    expect(readTrip('deux', NOW, storage)).toMatchObject({ retour: '/profil', isLink: true })
    expect(readTrip('trois', NOW, storage)).toBeNull()
  })

  it('a finished sign-in is removed alone, and the last one empties the storage', () => {
    saveTrip('un', trip, storage)
    saveTrip('deux', trip, storage)
    deleteTrip('un', NOW, storage)
    expect([readTrip('un', NOW, storage), readTrip('deux', NOW, storage)]).toEqual([null, trip])
    deleteTrip('deux', NOW, storage)
    expect(tripStorage.size).toBe(0)
  })

  it('a sign-in expires after half an hour', () => {
    saveTrip('un', trip, storage)
    expect(readTrip('un', NOW + 30 * 60_000, storage)).toBeNull()
  })

  it.each(['https://ailleurs.fr', '//ailleurs.fr', '/connexion', 'javascript:alert(1)'])(
    'the return path never leads to %s',
    (retour) => {
      saveTrip('un', { ...trip, retour }, storage)
      expect(readTrip('un', NOW, storage)?.retour).toBe('/home')
    },
  )

  it.each(['', 'pas du JSON', 'null', '[]', '{"un":null}', '{"un":3}'])(
    'an invalid storage value is ignored: %j',
    (text) => {
      tripStorage.set('externe', text)
      expect(readTrip('un', NOW, storage)).toBeNull()
      saveTrip('un', trip, storage)
      expect(readTrip('un', NOW, storage)).toEqual(trip)
    },
  )
})

it.each([
  ['', null],
  ['?code=c', null],
  ['?state=', null],
  ['?state=s&code=c&iss=https%3A%2F%2Fp&scope=read', { state: 's', code: 'c', iss: 'https://p' }],
  ['?state=s&error=access_denied&error_description=x', { state: 's', error: 'access_denied' }],
  ['?state=s&code=c&prenom=In%C3%A8s&nom=G', { state: 's', code: 'c', prenom: 'Inès', nom: 'G' }],
])('the callback query « %s » is parsed', (search, expected) => {
  expect(readReturned(search)).toEqual(expected)
})
