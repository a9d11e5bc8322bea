import { expect, it } from 'vitest'
import { listPlaces } from './use-mes-places.ts'

const at = <Etat extends string>(id: number, etat: Etat) => ({ etat, date: { id } })

it('the places of a member leave out cancelled registrations and expired offers', () => {
  const places = listPlaces({
    inscriptions: [at(1, 'inscrit'), at(2, 'annule'), at(6, 'annule')],
    attentes: [at(3, 'attente'), at(4, 'proposee'), at(5, 'expiree'), at(6, 'attente')],
  })
  expect(Object.fromEntries(places)).toEqual({
    1: 'inscription',
    3: 'attente',
    4: 'attente',
    6: 'attente',
  })
})
