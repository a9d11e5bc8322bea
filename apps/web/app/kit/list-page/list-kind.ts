import type { Desserrage } from '@foulee/contract/shared/desserrer'
import type { FilterDefinition } from '@foulee/contract/shared/filters'
import type { Position } from '@foulee/domain/shared/geo'
import type { Sujet } from '@foulee/domain/shared/trouver/lecture'
import { createContext, type ReactNode, useContext } from 'react'
import type { IconName } from '#ui/icon.tsx'
import type { FilterValues } from './list-url.ts'
import type { Measures } from './measures.ts'
import type { Preset } from './presets.ts'
import type { Part } from './words-chips.ts'

export type FilterGroup = { key: string; label: string; icon: IconName; filters: string[] }

export type Definitions = Readonly<Record<string, FilterDefinition>>

/** What every list may suppose of what it lists. */
export type Listed = { id: number }
export type CardPage = { data: readonly Listed[]; nb: number }

export type CardProps = {
  here: Position | undefined
  isHighlighted: boolean
  /** On the first screen: its picture is what the page is waited for. */
  isFirst: boolean
}

/** What is particular to one kind of list: its calls, its filters, its words, its card. */
export type ListKind = {
  /** The page, and what its answers are kept under. */
  path: string
  name: string
  title: string
  /** Everyone reads the list, search engines too. */
  isPublic?: boolean
  description: string
  readFiltres: () => Promise<Definitions>
  /** One page of those that pass the filters. */
  readPage: (filters: FilterValues, page: number, signal: AbortSignal) => Promise<CardPage>
  /** Reader of its words (produit 14.25), and of what to loosen; without it words are words. */
  demande?: {
    quoi: Sujet['quoi']
    /** Brought by the kind: lists whose words are words do without the reader. */
    readParts: (texte: string, sujet: Sujet) => Part[]
    readDesserrer: (filters: FilterValues, sans: string[]) => Promise<Desserrage[]>
  }
  renderCard: (item: Listed, props: CardProps) => ReactNode
  renderSkeleton: () => ReactNode
  /** What follows the list, such as a feed of it. */
  renderAfter?: (filters: FilterValues) => ReactNode
  groups: readonly FilterGroup[]
  /** Where filters go that no group names. */
  otherGroup: Pick<FilterGroup, 'key' | 'label' | 'icon'>
  /** How its ranges are measured, where that is not what their name says elsewhere. */
  measures?: Measures
  /** Days by name from today on; week-ends and months to come unless told. */
  dates?: (today: string) => Preset[]
  /** Distances by name, when there are such. */
  distances: readonly Preset[]
  /** The order without words, and the others, in the order of the choice. */
  sorts: readonly { value: string; label: string }[]
  words: {
    /** « Aucune course », « 1 course », « 1 250 courses ». */
    count: (nb: number) => string
    search: string
    placeholder: string
    searching: string
    /** On the button that closes the filters, while nobody knows how many there are. */
    see: string
    shown: (shown: number, nb: number) => string
    /** There is nothing at all. What words or filters leave out is said by `say-nothing.ts`. */
    empty: { title: string; text: string }
    map: string
  }
}

const Kind = createContext<ListKind | null>(null)
export const KindProvider = Kind.Provider

export function useListKind(): ListKind {
  const kind = useContext(Kind)
  if (!kind) throw new Error('A list stands in a ListKindProvider.')
  return kind
}
