import type { Position } from '@foulee/domain/geo'
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '../print/use-printing.ts'
import { type Listed, useListKind } from './list-kind.ts'

type CoursesListProps = {
  items: readonly Listed[]
  nb: number
  /** Names the search, so that coming back finds each card at the height it had. */
  searchKey: string
  here?: Position | undefined
  hoveredId: string | null
  onHover: (id: string | null) => void
}

const gap = 12
const usualHeight = 184
/** How many cards a phone shows at first. */
const FIRST = 2
/** Heights measured in lists left behind: what restores a scroll position to the pixel. */
const keptHeights = new Map<string, VirtualItem[]>()

/** Cards, of which only those near the screen exist, however long the list. */
export function CardList(props: CoursesListProps) {
  const { items, nb, searchKey, here, hoveredId, onHover } = props
  const { renderCard } = useListKind()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffset(list)
  const [focused, setFocused] = useState<number | null>(null)
  const isPrinting = usePrinting()
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    gap,
    overscan: 6,
    // What a server draws: the first screen of a phone.
    initialRect: { width: 390, height: 844 },
    scrollMargin,
    getItemKey: (index) => items[index]?.id ?? index,
    initialMeasurementsCache: keptHeights.get(searchKey) ?? [],
    // Paper has all those that were read.
    rangeExtractor: (range) =>
      isPrinting ? [...Array(range.count).keys()] : withNeighbours(range, focused),
  })
  useEffect(
    () => () => void keptHeights.set(searchKey, virtualizer.takeSnapshot()),
    [searchKey, virtualizer],
  )
  return (
    <ul className="card-list relative" ref={list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (!item) return null
        const id = String(item.id)
        return (
          <li
            aria-posinset={index + 1}
            aria-setsize={nb}
            className="absolute inset-x-0 top-0"
            data-index={index}
            key={key}
            onFocus={() => setFocused(index)}
            onPointerEnter={() => onHover(id)}
            onPointerLeave={() => onHover(null)}
            ref={virtualizer.measureElement}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {renderCard(item, { here, isHighlighted: hoveredId === id, isFirst: index < FIRST })}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * What had focus last stays in the page, and so do its neighbours: Tab must find where to go, even
 * between leaving one card and entering the next.
 */
function withNeighbours(range: Range, focused: number | null): number[] {
  const near = focused === null ? [] : [focused - 1, focused, focused + 1]
  const indexes = new Set([
    ...defaultRangeExtractor(range),
    ...near.filter((index) => index >= 0 && index < range.count),
  ])
  return [...indexes].toSorted((a, b) => a - b)
}

/** How far down the document an element starts; what stands above it may come and go. */
function useOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  // After each render: what stands above the list may have changed.
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    setOffset(Math.round(top + window.scrollY))
  })
  return offset
}
