import { useEffect, useRef, useState } from 'react'
import { whenLeft } from '#platform/page-loading/later.tsx'
import { CardItem, type CardListProps } from './card-item.tsx'

/** Up to so many cards all of them exist. */
const SHORT = 60
/** Few read so far that they need its script. */
let loaded: typeof import('./long-card-list.tsx') | null = null

/** Cards. Of a long list only those near the screen exist, and it stays so until it is left. */
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
      loaded.keepHeights(shown.current, list.current)
      setLong(loaded)
    }
    // Without the script all cards exist.
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
