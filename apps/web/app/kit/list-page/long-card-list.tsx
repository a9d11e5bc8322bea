import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '#ui/print/use-printing.ts'
import { CardItem, type CardListProps } from './card-item.tsx'

const gap = 12
const usualHeight = 184
/** Measured heights by search key: they restore a scroll position to the pixel. */
const heightCache = new Map<string, VirtualItem[]>()

/**
 * Takes over the heights of the plain list, so that no card moves when the virtual one replaces it.
 */
export function cacheHeights({ items, searchKey }: CardListProps, list: HTMLUListElement | null) {
  const measured = [...(list?.children ?? [])].map((card, index): VirtualItem => {
    const { top, height } = card.getBoundingClientRect()
    const start = top + window.scrollY
    const key = items[index]?.id ?? index
    return { index, key, start, size: height, end: start + height, lane: 0 }
  })
  heightCache.set(searchKey, measured)
}

export function LongCardList(props: CardListProps) {
  const { items, searchKey } = props
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffset(list)
  const [focused, setFocused] = useState<number | null>(null)
  const isPrinting = usePrinting()
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    gap,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => items[index]?.id ?? index,
    initialMeasurementsCache: heightCache.get(searchKey) ?? [],
    // All loaded cards are printed.
    rangeExtractor: (range) =>
      isPrinting ? [...Array(range.count).keys()] : withNeighbours(range, focused),
  })
  useEffect(
    () => () => void heightCache.set(searchKey, virtualizer.takeSnapshot()),
    [searchKey, virtualizer],
  )
  return (
    <ul className="card-list relative" ref={list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        return (
          item && (
            <CardItem
              {...props}
              className="absolute inset-x-0 top-0"
              index={index}
              item={item}
              key={key}
              onFocus={() => setFocused(index)}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            />
          )
        )
      })}
    </ul>
  )
}

/**
 * The last focused card and its neighbours stay mounted: Tab must find them, even between the blur
 * of one card and the focus of the next.
 */
function withNeighbours(range: Range, focused: number | null): number[] {
  const near = focused === null ? [] : [focused - 1, focused, focused + 1]
  const indexes = new Set([
    ...defaultRangeExtractor(range),
    ...near.filter((index) => index >= 0 && index < range.count),
  ])
  return [...indexes].toSorted((a, b) => a - b)
}

function useOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    setOffset(Math.round(top + window.scrollY))
  })
  return offset
}
