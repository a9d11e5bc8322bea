import { type RefObject, useEffect, useState } from 'react'
import { throttle } from './throttle.ts'

/** A part of the page: the id of its title, and its name in a word or two. */
export type PagePart = { id: string; label: string }

/** A title above this share of the window is that of the part one reads. */
const READING_LINE = 0.35

/** The last part whose title has passed the reading line; the titles may come and be replaced later. */
export function useCurrentPart(parts: readonly PagePart[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = throttle(() => setCurrent(findCurrent(ids.split(' '))), 100)
    look.call()
    window.addEventListener('scroll', look.call, { passive: true })
    return () => {
      window.removeEventListener('scroll', look.call)
      look.cancel()
    }
  }, [ids])
  return current
}

function findCurrent(ids: readonly string[]): string | null {
  const line = window.innerHeight * READING_LINE
  const passed = ids.filter((id) => {
    const title = document.getElementById(id)
    return title !== null && title.getBoundingClientRect().top <= line
  })
  return passed.at(-1) ?? null
}

/** The mark does not leave the line of links; only the line moves, never the page. */
export function useKeptInView(list: RefObject<HTMLElement | null>, current: string | null): void {
  useEffect(() => {
    const marked = list.current?.querySelector('[aria-current]')
    if (!current || !list.current || !marked) return
    const [box, line] = [marked.getBoundingClientRect(), list.current.getBoundingClientRect()]
    list.current.scrollLeft += box.left + box.width / 2 - line.left - line.width / 2
  }, [list, current])
}
