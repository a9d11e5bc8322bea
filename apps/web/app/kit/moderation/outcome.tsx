import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { HeldAnswer } from './held-answers.ts'

type OutcomeProps = {
  held: HeldAnswer
  titleId: string
  onUndo: () => void
}

/**
 * The decision, with undo for ten seconds, at the far end: a double click on the answer must not
 * hit it.
 */
export function Outcome({ held, titleId, onUndo }: OutcomeProps) {
  const { act, state, until } = held
  const words = useRef<HTMLParagraphElement>(null)
  const isUndoFocused = useRef(false)
  // Neither the pressed button nor, later, the undo button stays: the focus is on the text.
  useEffect(() => words.current?.focus(), [])
  useEffect(() => {
    if (state !== 'held' && isUndoFocused.current) words.current?.focus()
  }, [state])
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 self-end">
      <p
        className="flex min-w-0 items-center gap-2 font-semibold text-ink-soft outline-none"
        ref={words}
        tabIndex={-1}
      >
        {state === 'held' && <Countdown label={act.label} until={until} />}
        {state === 'sending' && 'Envoi…'}
        {state === 'done' && (
          <>
            <Icon className="shrink-0" name="check" />
            {act.done}
          </>
        )}
      </p>
      {state === 'held' && (
        <Button
          aria-describedby={titleId}
          onBlur={() => {
            isUndoFocused.current = false
          }}
          onClick={onUndo}
          onFocus={() => {
            isUndoFocused.current = true
          }}
        >
          Annuler
        </Button>
      )}
    </div>
  )
}

const SECOND_MS = 1_000

function Countdown({ label, until }: { label: string; until: number }) {
  const [left, setLeft] = useState(() => until - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span className="tabular-nums">
      {label} dans {Math.max(1, Math.ceil(left / SECOND_MS))}&nbsp;s
    </span>
  )
}
