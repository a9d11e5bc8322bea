import { useEffect, useRef, useState } from 'react'

type DraftOptions = {
  /** What the address says. */
  value: string
  /** The value as it is written in the field. */
  toText?: (value: string) => string
  /** The value that a text stands for; undefined for what is not one (yet). */
  toValue?: (text: string) => string | undefined
  onChange: (value: string) => void
}

/** Long enough to finish a word, short enough to seem immediate. */
const pause = 350

const same = (text: string) => text

/**
 * A field whose value lives in the address: shown as it is typed, written to the address after a
 * pause or when left, and replaced when the address changes by itself.
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
  /** What the address is about to say. */
  const settle = (value: string) => {
    clearTimeout(timer.current)
    setDraft({ ...draft, text: toText(value), sent: value })
  }
  const isWrong = toValue(draft.text) === undefined
  return { text: draft.text, isWrong, type, settle, send: () => send(draft.text) }
}
