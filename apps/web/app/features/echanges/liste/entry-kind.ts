import type { ListeItem } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import type { ComponentType } from 'react'

export const PLACES = ['aDire', 'aVenir', 'faits', 'annules'] as const
type Place = (typeof PLACES)[number]
export type ListeSection = { key: string; place: Place; title: string; lead?: string }

export type ItemOf<E extends ListeItem> = NonNullable<E['item']>

export type EntryKind<E extends ListeItem = ListeItem> = {
  getName: (item: ItemOf<E>) => string
  toOfflineEntry: (item: ItemOf<E>) => { lien: string; faits: (string | null)[] }
  gone: { name: string; text: string }
  Words: ComponentType<{ item: ItemOf<E> }>
  mayBe: (item: ItemOf<E>, etat: ListeEtat) => boolean
  talkOf?: (item: ItemOf<E>) => { kind: ObjetCanal; id: number }
  sectionOf: (item: ItemOf<E>) => ListeSection
  open: ListeSection
}

/** Measures without those that repeat the name: many épreuves are named after their distance. */
export const listOwnMeasures = (thing: { nom: string } & Parameters<typeof listMeasures>[0]) =>
  listMeasures(thing).filter((text) => text.replaceAll('\u00a0', ' ') !== thing.nom)

/** « 24 km », « 1 200 m D+ »; unknown values are left out. */
export const listMeasures = (thing: { distance: number | null; denivele: number | null }) => [
  ...(thing.distance === null ? [] : [formatDistance(thing.distance)]),
  ...(thing.denivele === null ? [] : [formatDenivele(thing.denivele)]),
]
