import { type RefObject, useEffect, useRef } from 'react'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'

const WRITTEN =
  'textarea, select, [contenteditable="true"], input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date], [type=time], [type=datetime-local], :not([type])):not([role=combobox])'
/** A form with a draft loses nothing when closed. */
const DRAFT_SELECTOR = 'form[data-brouillon]'

const readWritten = (field: Element): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '')

/**
 * Text typed since opening: the initial value of a field is recorded on its first focus.
 * @returns `isLost`: whether closing would lose text; `giveUp` accepts the loss; `last` focused
 * field
 */
export function useTypedWords(ref: RefObject<HTMLElement | null>, isWatched: boolean) {
  const before = useRef(new Map<Element, string>())
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = ref.current
    if (!isWatched || !root) return
    const known = before.current
    const remember = ({ target }: Event) => {
      const field = (target as Element).closest<HTMLElement>(WRITTEN)
      if (!field) return
      last.current = field
      if (!known.has(field)) known.set(field, readWritten(field))
    }
    root.addEventListener('focusin', remember)
    root.addEventListener('beforeinput', remember)
    // Navigation only happens through the dialog itself.
    const unwatch = watchUnsaved({
      isLostWithTab: () => isWrittenOver(known),
      isLostWithPage: () => false,
    })
    return () => {
      root.removeEventListener('focusin', remember)
      root.removeEventListener('beforeinput', remember)
      unwatch()
      known.clear()
    }
  }, [ref, isWatched])
  return {
    isLost: () => isWrittenOver(before.current),
    giveUp: () => before.current.clear(),
    last,
  }
}

const isWrittenOver = (before: ReadonlyMap<Element, string>): boolean =>
  [...before].some(
    ([field, words]) =>
      field.isConnected && !field.closest(DRAFT_SELECTOR) && readWritten(field) !== words,
  )
