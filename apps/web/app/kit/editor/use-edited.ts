import { type RefObject, useEffect, useRef, useState } from 'react'

type Edited = number | 'new' | null

type Editing = {
  edited: Edited
  edit: (what: Exclude<Edited, null>) => void
  close: () => void
  /** Opens an item as soon as it is in the list: a copy that was just made. */
  lead: (id: number) => void
  /** Wrapper of the list: items have `data-thing`, the add button has `data-thing="new"`. */
  list: RefObject<HTMLDivElement | null>
}

/** @param ids current items, to detect the added one */
export function useEdited(ids: readonly number[]): Editing {
  const [edited, setEdited] = useState<Edited>(null)
  const list = useRef<HTMLDivElement>(null)
  const left = useRef<{ what: Edited; before: readonly number[] } | null>(null)
  const before = useRef<readonly number[]>(ids)
  const [led, lead] = useState<{ id: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a form has gone, with what is there then
  useEffect(() => {
    if (edited !== null || !left.current) return
    const back = findReturn(left.current.what, left.current.before, ids)
    left.current = null
    focusThing(list.current, back)
  }, [edited])
  const isThere = led !== null && ids.includes(led.id)
  useEffect(() => {
    if (led && isThere) focusThing(list.current, led.id)
  }, [led, isThere])
  return {
    edited,
    lead: (id) => lead({ id }),
    list,
    edit: (what) => {
      before.current = ids
      setEdited(what)
    },
    close: () => {
      left.current = { what: edited, before: before.current }
      setEdited(null)
    },
  }
}

function focusThing(list: HTMLElement | null, thing: Edited): void {
  const place = list?.querySelector<HTMLElement>(`[data-thing="${thing}"]`)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'nearest' })
}

export function findReturn(
  what: Edited,
  before: readonly number[],
  ids: readonly number[],
): Edited {
  if (what !== 'new') return what
  return ids.find((id) => !before.includes(id)) ?? 'new'
}
