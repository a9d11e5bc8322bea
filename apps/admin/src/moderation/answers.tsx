import type { Attente } from '@foulee/contract/admin'
import type { Reponse } from '@foulee/contract/reponses'
import { Box, Button, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { heldAnswers } from './held-answers.ts'
import { REPONSES } from './moderation.actions.ts'
import { Outcome } from './outcome.tsx'
import { useHeldAnswer } from './use-held-answers.ts'

/**
 * The two answers to one thing in the queue; the second asks for a reason first. What was answered
 * takes their place, and no more room: the lines below stay where they are.
 */
export function Answers({ attente }: { attente: Attente }) {
  const { id, objet_id, titre, type } = attente
  const [accept, refuse] = REPONSES[type]
  const held = useHeldAnswer(String(id))
  const [isAsking, setIsAsking] = useState(false)
  const [motif, setMotif] = useState('')
  const [isUndone, setUndone] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useFailureNotice(titre, held?.state === 'failed' ? held.error : null)
  const isAnswered = held !== undefined && held.state !== 'failed'

  const answer = ({ label, done, run }: Reponse, reason: string) => {
    setMotif(reason)
    setIsAsking(false)
    setUndone(false)
    heldAnswers.hold(String(id), { label, done, run: () => run(objet_id, reason) })
  }
  const undo = () => {
    if (heldAnswers.undo(String(id))) setUndone(true)
  }
  // The hand is led back to where it answered.
  useEffect(() => {
    if (isUndone) first.current?.focus()
  }, [isUndone])
  return (
    <Box
      sx={{ display: 'grid', flexShrink: 0, minWidth: { md: 320 }, '& > *': { gridArea: '1 / 1' } }}
    >
      <Stack
        direction="row"
        inert={isAnswered}
        spacing={1}
        sx={{ justifyContent: { md: 'flex-end' }, visibility: isAnswered ? 'hidden' : 'visible' }}
      >
        <Button
          aria-label={`${accept.label} : ${titre}`}
          onClick={() => answer(accept, '')}
          ref={first}
          variant="contained"
        >
          {accept.label}
        </Button>
        <Button
          aria-label={`${refuse.label} : ${titre}`}
          onClick={() => setIsAsking(true)}
          variant="outlined"
        >
          {refuse.label}
        </Button>
      </Stack>
      {isAnswered && <Outcome held={held} onUndo={undo} titre={titre} />}
      <Box component="span" role="status" sx={HEARD_ONLY}>
        {saySo(titre, held, isUndone)}
      </Box>
      {isAsking && (
        <ReasonDialog
          confirm={refuse.label}
          error={null}
          initial={motif}
          isBusy={false}
          onClose={() => setIsAsking(false)}
          onConfirm={(reason) => answer(refuse, reason)}
          text="La personne concernée lira ce motif."
          title={titre}
        />
      )}
    </Box>
  )
}

const HEARD_ONLY = {
  clipPath: 'inset(50%)',
  height: '1px',
  overflow: 'hidden',
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: '1px',
}

/** For whoever does not see the line: once at each step, not at each second. */
function saySo(titre: string, held: ReturnType<typeof useHeldAnswer>, isUndone: boolean): string {
  if (held?.state === 'held') {
    return `${held.act.label} dans dix secondes\u00a0: ${titre}. Vous pouvez encore annuler.`
  }
  if (held?.state === 'done') return held.act.done
  return isUndone ? `Annulé, rien n’est envoyé\u00a0: ${titre}.` : ''
}

/** An answer that was not taken leaves its line as it was, and says why until it is read. */
function useFailureNotice(titre: string, error: Error | null): void {
  const notify = useNotify()
  useEffect(() => {
    if (!error) return
    const message = `«\u00a0${titre}\u00a0» n’a pas reçu de réponse\u00a0: ${describeFailure(error)}`
    notify(message, { type: 'error', autoHideDuration: null })
  }, [error, notify, titre])
}
