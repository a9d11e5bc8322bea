import type { ListeItem } from '@foulee/contract/echanges/liste'
import { describe, expect, it } from 'vitest'
import { dropItem, EMPTY, findEntry, mergeItem } from './liste-merge.ts'

const newEpreuve = (
  id: number,
  day: string,
  note: string | null = null,
  date_depart: string | null = null,
) =>
  ({
    type: 'epreuve',
    id,
    key: `epreuve:${id}`,
    extra: { etat: 'envie', note, ajoute_le: '2026-03-16T09:00:00Z' },
    item: { edition: { date_debut: day }, epreuve: { date_depart } },
  }) as ListeItem
const newParcours = (id: number) =>
  ({ type: 'parcours', id, key: `parcours:${id}`, item: null }) as ListeItem

const fill = (...items: ListeItem[]) => items.reduce(mergeItem, EMPTY)

describe('an item', () => {
  it('an item is inserted when it is absent, épreuves by day', () => {
    const liste = fill(
      newEpreuve(1, '2026-09-01'),
      newEpreuve(2, '2026-05-01'),
      newEpreuve(3, '2026-07-01'),
    )
    expect(liste.epreuve.map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('an épreuve with a day of its own is inserted by that day', () => {
    const sunday = newEpreuve(1, '2026-05-01', null, '2026-05-03')
    const liste = fill(sunday, newEpreuve(2, '2026-05-02'))
    expect(liste.epreuve.map(({ id }) => id)).toEqual([2, 1])
  })

  it('an item is merged when it is present', () => {
    const liste = fill(newEpreuve(1, '2026-09-01'), newEpreuve(1, '2026-09-01', 'Dossard 12'))
    expect(liste.epreuve.map(({ extra }) => extra.note)).toEqual(['Dossard 12'])
  })

  it('the route added last comes first', () => {
    expect(fill(newParcours(1), newParcours(2)).parcours.map(({ id }) => id)).toEqual([2, 1])
  })

  it('an item is removed by type and id, and an absent one changes nothing', () => {
    const liste = fill(newEpreuve(1, '2026-09-01'), newParcours(1))
    const dropped = dropItem(liste, { type: 'epreuve', id: 1 })
    expect([dropped.epreuve.length, dropped.parcours.length]).toEqual([0, 1])
    expect(dropItem(dropped, { type: 'epreuve', id: 1 })).toEqual(dropped)
    expect(dropItem(liste, { type: 'voyage', id: 1 })).toBe(liste)
  })

  it('an item is found by type and id', () => {
    const liste = fill(newParcours(1))
    expect(findEntry(liste, 'parcours', 1)?.key).toBe('parcours:1')
    expect(findEntry(liste, 'epreuve', 1)).toBeNull()
    expect(findEntry(undefined, 'epreuve', 1)).toBeNull()
  })
})
