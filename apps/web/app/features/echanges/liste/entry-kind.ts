import type { ListeItem } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import type { ComponentType } from 'react'

/** Where the page puts a section: those of the first place come first. */
export const PLACES = ['aDire', 'aVenir', 'faits', 'annules'] as const
type Place = (typeof PLACES)[number]
export type ListeSection = { key: string; place: Place; title: string; lead?: string }

/** The thing of an entry, where one may still see it. */
export type ItemOf<E extends ListeItem> = NonNullable<E['item']>

/** What the page of the list must know of one kind of entry. */
export type EntryKind<E extends ListeItem = ListeItem> = {
  nameOf: (item: ItemOf<E>) => string
  /** What is kept of it for want of a network: its public page, which may be kept too, and its facts. */
  keptOf: (item: ItemOf<E>) => { lien: string; faits: (string | null)[] }
  /** Said for its name where one may not see it any more, and in place of what it is. */
  gone: { name: string; text: string }
  Words: ComponentType<{ item: ItemOf<E> }>
  /** Whether it can be in this state today, among those of its kind. */
  mayBe: (item: ItemOf<E>, etat: ListeEtat) => boolean
  /** The talk of those who are in it, once I am. */
  talkOf?: (item: ItemOf<E>) => { kind: ObjetCanal; id: number }
  /** Where it stands until it is over. */
  sectionOf: (item: ItemOf<E>) => ListeSection
  /** Where it stands when one may not see it any more. */
  open: ListeSection
}

/** The same of a thing by name: many an épreuve is named after its distance, which is said once. */
export const listOwnMeasures = (thing: { nom: string } & Parameters<typeof listMeasures>[0]) =>
  listMeasures(thing).filter((text) => text.replaceAll('\u00a0', ' ') !== thing.nom)

/** « 24 km », « 1 200 m D+ », where they are known. */
export const listMeasures = (thing: { distance: number | null; denivele: number | null }) => [
  ...(thing.distance === null ? [] : [formatDistance(thing.distance)]),
  ...(thing.denivele === null ? [] : [formatDenivele(thing.denivele)]),
]
