import { useEffect, useRef, useState } from 'react'
import { whenLeft } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardItem, type CardListProps } from './card-item.tsx'

const SHORT = 60
let loaded: typeof import('./long-card-list.tsx') | null = null

export function CardList(props: CardListProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(props)
  const isLong = props.items.length > SHORT
  const [long, setLong] = useState(isLong ? loaded : null)
  useEffect(() => {
    shown.current = props
  })
  useEffect(() => {
    if (!isLong || long) return
    let isLeft = false
    const grow = async () => {
      loaded = await import('./long-card-list.tsx')
      await whenLeft(list)
      if (isLeft) return
      loaded.cacheHeights(shown.current, list.current)
      setLong(loaded)
    }
    // If the chunk fails to load, all cards are rendered.
    grow().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isLong, long])
  if (long) return <long.LongCardList {...props} />
  return (
    <ul className="card-list grid gap-3" ref={list}>
      {props.items.map((item, index) => (
        <CardItem {...props} index={index} item={item} key={item.id} />
      ))}
    </ul>
  )
}
