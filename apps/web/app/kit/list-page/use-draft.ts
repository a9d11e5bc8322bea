import { useEffect, useRef, useState } from 'react'

type DraftOptions = {
  value: string
  toText?: (value: string) => string
  toValue?: (text: string) => string | undefined
  onChange: (value: string) => void
}

/** Debounce in milliseconds: long enough to finish a word, and still immediate. */
const pause = 350

const same = (text: string) => text

/**
 * Field with its value in the URL: written after a pause or on blur, and replaced when the URL
 * changes by itself.
 */
export function useDraft({ value, toText = same, toValue = same, onChange }: DraftOptions) {
  const [draft, setDraft] = useState({ text: toText(value), seen: value, sent: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (value !== draft.seen) {
    const text = value === draft.sent ? draft.text : toText(value)
    setDraft({ text, seen: value, sent: value })
  }
  const send = (text: string) => {
    clearTimeout(timer.current)
    const next = toValue(text)
    if (next === undefined || next === draft.sent) return
    setDraft({ ...draft, text, sent: next })
    onChange(next)
  }
  const type = (text: string) => {
    setDraft({ ...draft, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(text), pause)
  }
  const settle = (value: string) => {
    clearTimeout(timer.current)
    setDraft({ ...draft, text: toText(value), sent: value })
  }
  const isWrong = toValue(draft.text) === undefined
  return { text: draft.text, isWrong, type, settle, send: () => send(draft.text) }
}
