import { isAnswerLost } from '@foulee/contract/shared/idempotency-keys'
import { Box, Stack } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { describeFailure } from '../ui/use-act.ts'
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts'
import { type Answer, type HeldAnswer, heldAnswers } from './held-answers.ts'
import { Outcome } from './outcome.tsx'
import { useHeldAnswer } from './use-held-answers.ts'

type HeldPlaceProps = {
  name: string
  titre: string
  minWidth: { md: number } | { lg: number }
  children: (hold: (answer: Answer) => void) => ReactNode
}

/**
 * Buttons of an item. The outcome replaces them without taking more room: the rows below stay in
 * place.
 */
export function HeldPlace({ name, titre, minWidth, children }: HeldPlaceProps) {
  const held = useHeldAnswer(name)
  const [isUndone, setUndone] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useFailureNotice(titre, held?.state === 'failed' ? held.error : null)
  const isAnswered = held !== undefined && held.state !== 'failed'

  const hold = (answer: Answer) => {
    setUndone(false)
    heldAnswers.hold(name, answer)
  }
  const undo = () => {
    if (heldAnswers.undo(name)) setUndone(true)
  }
  useEffect(() => {
    if (isUndone) buttons.current?.querySelector('button')?.focus()
  }, [isUndone])
  return (
    <Box
      sx={{
        display: 'grid',
        flexShrink: 0,
        minWidth,
        position: 'relative',
        '& > *': { gridArea: '1 / 1' },
      }}
    >
      <Stack
        direction="row"
        inert={isAnswered}
        ref={buttons}
        spacing={1}
        sx={{ justifyContent: { md: 'flex-end' }, visibility: isAnswered ? 'hidden' : 'visible' }}
      >
        {children(hold)}
      </Stack>
      {isAnswered && <Outcome held={held} onUndo={undo} titre={titre} />}
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {formatAnnouncement(titre, held, isUndone)}
      </Box>
    </Box>
  )
}

/** Live region: one message per step, not per second. */
function formatAnnouncement(
  titre: string,
  held: HeldAnswer | undefined,
  isUndone: boolean,
): string {
  if (held?.state === 'held') {
    return `${held.act.label} dans dix secondes\u00a0: ${titre}. Vous pouvez encore annuler.`
  }
  if (held?.state === 'done') return held.act.done
  return isUndone ? `Annulé, rien n’est envoyé\u00a0: ${titre}.` : ''
}

/** A refused decision leaves the row unchanged, with a lasting error. */
function useFailureNotice(titre: string, error: Error | null): void {
  const notify = useNotify()
  useEffect(() => {
    if (!error) return
    const yours = `Votre réponse à «\u00a0${titre}\u00a0»`
    const message = isAnswerLost(error)
      ? `${yours} est peut-être déjà passée\u00a0: Foulée n’a pas répondu. Regardez ce qu’il en est avant de recommencer.`
      : `${yours} n’est pas passée\u00a0: ${describeFailure(error)}`
    notify(message, { type: 'error', autoHideDuration: null })
  }, [error, notify, titre])
}
