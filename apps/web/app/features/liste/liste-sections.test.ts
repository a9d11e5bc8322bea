import type { ListeEpreuve, ListeParcours } from '@foulee/contract/liste'
import type { ListeEtat } from '@foulee/domain/liste'
import { expect, it } from 'vitest'
import { EMPTY } from './liste-merge.ts'
import { splitListe } from './liste-sections.ts'

const newEpreuve = (id: number, etat: ListeEtat, is_past: boolean, has_started = is_past) =>
  ({
    type: 'epreuve',
    id,
    extra: { etat },
    item: { edition: { is_past }, epreuve: { has_started } },
  }) as ListeEpreuve
const newParcours = (id: number, etat: ListeEtat) =>
  ({ type: 'parcours', id, extra: { etat } }) as ListeParcours
const gone = { type: 'epreuve', id: 9, extra: { etat: 'envie' }, item: null } as ListeEpreuve

it('puts each thing in one place', () => {
  const liste = {
    ...EMPTY,
    // By day, as the list comes.
    epreuve: [
      newEpreuve(1, 'termine', true),
      newEpreuve(2, 'inscrit', true),
      newEpreuve(3, 'abandonne', true),
      newEpreuve(4, 'envie', true),
      newEpreuve(5, 'inscrit', false, true),
      newEpreuve(6, 'inscrit', false),
      newEpreuve(7, 'envie', false),
      gone,
    ],
    parcours: [newParcours(20, 'envie'), newParcours(21, 'termine')],
  }
  const { aVenir, aDire, parcours, faits } = splitListe(liste)
  expect(aVenir.map(({ id }) => id)).toEqual([6, 7, 9])
  expect(aDire.map(({ id }) => id)).toEqual([5, 4, 2])
  expect(parcours.map(({ id }) => id)).toEqual([20])
  expect(faits.map(({ id }) => id)).toEqual([3, 1, 21])
})
