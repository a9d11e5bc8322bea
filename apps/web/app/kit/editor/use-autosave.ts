import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey } from '#platform/drafts/draft.ts'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import { type Fields, findChanged, readFields } from '#ui/form/changed-fields.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { createSaveQueue } from './save-queue.ts'

const PAUSE = 900

type AutosaveOptions = {
  name: string
  lists?: readonly string[] | undefined
  ignored?: readonly string[]
  send: (changed: Fields, all: Fields) => Promise<unknown>
}

type Autosave = {
  ref: RefObject<HTMLFormElement | null>
  read: () => Fields
  save: () => void
  touch: (isPatient?: boolean) => void
  /** Suspends saving, on unmount too, while a conflict awaits a decision. */
  hold: (isOn: boolean) => void
}

/** Form that saves by itself, in sequence; nothing is lost when its page is left (0082). */
export function useAutosave({ name, lists, ignored = [], send }: AutosaveOptions): Autosave {
  const ref = useDraft(name, false)
  const draft = getDraftKey(useLocation().pathname, name)
  const saved = useRef<Fields | null>(null)
  const last = useRef<Fields>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const latest = useRef({ send, draft })
  useLayoutEffect(() => {
    latest.current = { send, draft }
  })

  const read = (): Fields => {
    if (!ref.current) return last.current
    const fields = readFields(new FormData(ref.current), lists)
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !ignored.includes(field)))
  }
  const findUnsaved = () => findChanged(read(), saved.current ?? {})
  const hasWords = () => Object.keys(findUnsaved()).length > 0
  const unwatch = useRef<() => void>(undefined)
  const lift = () => {
    unwatch.current?.()
    unwatch.current = undefined
  }
  const rest = () => {
    clearDraft(latest.current.draft)
    lift()
  }

  const [queue] = useState(() =>
    createSaveQueue(async () => {
      const changed = findUnsaved()
      if (isHeld.current) return
      // On blur after a save, the draft would be stored again and overwrite a newer save.
      if (!Object.keys(changed).length) return rest()
      const all = read()
      saved.current = all
      try {
        await latest.current.send(changed, all)
      } catch (cause) {
        saved.current = { ...all, ...blank(changed) }
        throw cause
      }
      if (!hasWords()) rest()
    }),
  )
  const save = () => {
    clearTimeout(timer.current)
    queue.request()
  }
  const touch = (isPatient = false) => {
    clearTimeout(timer.current)
    if (!isPatient) timer.current = setTimeout(save, PAUSE)
    unwatch.current ??= watchUnsaved({
      // A request on its way may still fail.
      isLostWithTab: () => hasWords() || queue.isBusy(),
      // It sends itself as it goes, and what is not taken stays as a draft.
      isLostWithPage: () => false,
      send: save,
    })
  }

  // Initial values; a draft is restored into the form just after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears and goes
  useLayoutEffect(() => {
    saved.current ??= read()
    queue.repeat(true)
    return () => {
      last.current = read()
      save()
      lift()
      queue.repeat(false)
    }
  }, [])
  useWhenHidden(save)

  const hold = (isOn: boolean) => {
    isHeld.current = isOn
  }
  return { ref, read, save, touch, hold }
}

/** Phones discard hidden pages without `beforeunload`. */
function useWhenHidden(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

const blank = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, ['\u0000']]))
