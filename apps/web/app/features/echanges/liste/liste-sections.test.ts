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

const read = (liste: Parameters<typeof splitListe>[0]) =>
  splitListe(liste).map(({ section, entries }) => [section.key, entries.map(({ id }) => id)])

it('each entry is in exactly one section', () => {
  const liste = {
    ...EMPTY,
    // Sorted by day, as from the API.
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
  expect(read(liste)).toEqual([
    ['aDire', [5, 4, 2]],
    ['aVenir', [6, 7, 9]],
    ['parcours', [20]],
    ['faits', [3, 1, 21]],
  ])
})

it('a cancelled race is not in the section of races to report, coming races stay in theirs', () => {
  const liste = {
    ...EMPTY,
    epreuve: [
      newEpreuve(1, 'inscrit', true, true, { epreuve: true }),
      newEpreuve(2, 'inscrit', true, true, { edition: true }),
      newEpreuve(3, 'envie', true, true, { statut: 'annulee' }),
      newEpreuve(4, 'inscrit', false, false, { epreuve: true }),
    ],
  }
  expect(read(liste)).toEqual([
    ['aVenir', [4]],
    ['annules', [3, 2, 1]],
  ])
})
