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

export type Listed = { id: number }
export type CardPage = { data: readonly Listed[]; nb: number }

export type CardProps = {
  origin: Position | undefined
  isHighlighted: boolean
  /** On the first screen: its image is the LCP, loaded eagerly. */
  isFirst: boolean
}

export type ListKind = {
  path: string
  name: string
  title: string
  isPublic?: boolean
  description: string
  readFiltres: () => Promise<Definitions>
  readPage: (filters: FilterValues, page: number, signal: AbortSignal) => Promise<CardPage>
  /** Query parser (produit 14.25) and relaxations; without it, words are plain full text. */
  demande?: {
    quoi: Sujet['quoi']
    /** Injected, so that lists without it do not bundle the parser. */
    readParts: (texte: string, sujet: Sujet) => Part[]
    readDesserrer: (filters: FilterValues, sans: string[]) => Promise<Desserrage[]>
  }
  renderCard: (item: Listed, props: CardProps) => ReactNode
  renderSkeleton: () => ReactNode
  renderAfter?: (filters: FilterValues) => ReactNode
  groups: readonly FilterGroup[]
  otherGroup: Pick<FilterGroup, 'key' | 'label' | 'icon'>
  /** Units of its ranges, when they differ from those of the name elsewhere. */
  measures?: Measures
  dates?: (today: string) => Preset[]
  distances: readonly Preset[]
  /** Sort orders in order of choice; the first is the default without words. */
  sorts: readonly { value: string; label: string }[]
  words: {
    count: (nb: number) => string
    search: string
    placeholder: string
    searching: string
    see: string
    shown: (shown: number, nb: number) => string
    /** Text of an empty collection; `say-nothing.ts` has the text of an empty result. */
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
