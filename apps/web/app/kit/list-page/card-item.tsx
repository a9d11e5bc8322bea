import type { Position } from '@foulee/domain/shared/geo'
import type { LiHTMLAttributes, Ref } from 'react'
import { type Listed, useListKind } from './list-kind.ts'

export type CardListProps = {
  items: readonly Listed[]
  nb: number
  searchKey: string
  origin?: Position | undefined
  hoveredId: string | null
  onHover: (id: string | null) => void
}

const FIRST = 2

type CardItemProps = Omit<CardListProps, 'items' | 'searchKey'> & {
  item: Listed
  index: number
  ref?: Ref<HTMLLIElement>
} & Pick<LiHTMLAttributes<HTMLLIElement>, 'className' | 'style' | 'onFocus'>

export function CardItem(props: CardItemProps) {
  const { item, index, nb, origin, hoveredId, onHover, ref, className, style, onFocus } = props
  const { renderCard } = useListKind()
  const id = String(item.id)
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={nb}
      className={className}
      data-index={index}
      onFocus={onFocus}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
      ref={ref}
      style={style}
    >
      {renderCard(item, { origin, isHighlighted: hoveredId === id, isFirst: index < FIRST })}
    </li>
  )
}
