import type { ListeEpreuve, ListeParcours } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { expect, it } from 'vitest'
import { EMPTY } from './liste-merge.ts'
import { splitListe } from './liste-sections.ts'

type Cancelled = { statut?: 'annulee'; edition?: boolean; epreuve?: boolean }

const newEpreuve = (
  id: number,
  etat: ListeEtat,
  is_past: boolean,
  has_started = is_past,
  { statut, edition = false, epreuve = false }: Cancelled = {},
) =>
  ({
    type: 'epreuve',
    id,
    extra: { etat },
    item: {
      course: { statut: statut ?? 'publiee' },
      edition: { is_past, annulee: edition },
      epreuve: { has_started, annulee: epreuve },
    },
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

it('asks nobody how a cancelled race went, and leaves those to come where they are', () => {
  const liste = {
    ...EMPTY,
    epreuve: [
      newEpreuve(1, 'inscrit', true, true, { epreuve: true }),
      newEpreuve(2, 'inscrit', true, true, { edition: true }),
      newEpreuve(3, 'envie', true, true, { statut: 'annulee' }),
      newEpreuve(4, 'inscrit', false, false, { epreuve: true }),
    ],
  }
  const { aVenir, aDire, annules } = splitListe(liste)
  expect(aDire).toEqual([])
  expect(annules.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(aVenir.map(({ id }) => id)).toEqual([4])
})
