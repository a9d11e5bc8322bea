import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { HeldAnswer } from './held-answers.ts'

type OutcomeProps = {
  held: HeldAnswer
  /** The heading that the way back is about. */
  titleId: string
  onUndo: () => void
}

/**
 * What was answered, and for ten seconds the way back: at the far end, where no second click of
 * the answer falls.
 */
export function Outcome({ held, titleId, onUndo }: OutcomeProps) {
  const { act, state, until } = held
  const words = useRef<HTMLParagraphElement>(null)
  const isUndoFocused = useRef(false)
  // Neither the button that was pressed nor, later, the way back stays: the hand is on the words.
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

/** « Publier dans 8 s ». */
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
