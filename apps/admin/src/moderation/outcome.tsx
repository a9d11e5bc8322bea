import { HOLD_MS } from '@foulee/contract/equipe/held-acts'
import { Button, CircularProgress, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { HeldAnswer } from './held-answers.ts'

type OutcomeProps = { held: HeldAnswer; titre: string; onUndo: () => void }

export function Outcome({ held, titre, onUndo }: OutcomeProps) {
  const { act, state, until } = held
  const words = useRef<HTMLSpanElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const isUndoFocused = useRef(false)
  // Neither the pressed button nor, later, the undo button stays: the focus is on the text.
  useEffect(() => {
    words.current?.focus()
    // The undo button may be off-screen in a table wider than its window.
    undo.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  useEffect(() => {
    if (state !== 'held' && isUndoFocused.current) words.current?.focus()
  }, [state])
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, justifyContent: { xs: 'space-between', md: 'flex-end' } }}
    >
      <Typography
        component="span"
        ref={words}
        sx={{ color: 'text.secondary', fontWeight: 600, outline: 'none' }}
        tabIndex={-1}
        variant="body2"
      >
        {state === 'held' ? <Countdown label={act.label} until={until} /> : formatState(held)}
      </Typography>
      {state === 'held' && (
        <Button
          aria-label={`Annuler\u00a0: ${titre}`}
          onBlur={() => {
            isUndoFocused.current = false
          }}
          onClick={onUndo}
          ref={undo}
          onFocus={() => {
            isUndoFocused.current = true
          }}
          variant="outlined"
        >
          Annuler
        </Button>
      )}
    </Stack>
  )
}

const formatState = ({ state, act }: HeldAnswer) => (state === 'done' ? act.done : 'Envoi…')

const SECOND_MS = 1_000

function Countdown({ label, until }: { label: string; until: number }) {
  const [left, setLeft] = useState(() => until - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])
  const seconds = Math.max(1, Math.ceil(left / SECOND_MS))
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <CircularProgress
        aria-hidden="true"
        size={20}
        sx={{ '& *': { transition: 'none' } }}
        value={((seconds * SECOND_MS) / HOLD_MS) * 100}
        variant="determinate"
      />
      <span>
        {label} dans {seconds}&nbsp;s
      </span>
    </Stack>
  )
}
