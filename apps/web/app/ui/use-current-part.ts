import { type RefObject, useEffect, useState } from 'react'
import { throttle } from './throttle.ts'

export type PagePart = { id: string; label: string }

/** Share of the window's height: a heading above it is being read. */
const READING_LINE = 0.35

/** Last part whose heading is above the reading line; headings may mount or be replaced later. */
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

/** Scrolls the strip of links to the current one, never the page. */
export function useScrollIntoView(
  list: RefObject<HTMLElement | null>,
  current: string | null,
): void {
  useEffect(() => {
    const marked = list.current?.querySelector('[aria-current]')
    if (!current || !list.current || !marked) return
    const [box, line] = [marked.getBoundingClientRect(), list.current.getBoundingClientRect()]
    list.current.scrollLeft += box.left + box.width / 2 - line.left - line.width / 2
  }, [list, current])
}
