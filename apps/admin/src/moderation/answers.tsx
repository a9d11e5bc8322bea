import type { Attente } from '@foulee/contract/admin'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { describeFailure, useAct } from '../ui/use-act.ts'
import { REPONSES } from './moderation.actions.ts'

/** The two answers to one thing in the queue; the second asks for a reason first. */
export function Answers({ attente }: { attente: Attente }) {
  const { objet_id, titre } = attente
  const [accept, refuse] = REPONSES[attente.type]
  const [isAsking, setIsAsking] = useState(false)
  const accepting = useAct(() => accept.run(objet_id, ''), accept.done)
  const refusing = useAct((motif: string) => refuse.run(objet_id, motif), refuse.done)
  const isBusy = accepting.isPending || refusing.isPending
  return (
    <Stack direction="row" spacing={1}>
      <Button
        aria-label={`${accept.label} : ${titre}`}
        disabled={isBusy}
        onClick={() => accepting.mutate(undefined)}
        variant="contained"
      >
        {accept.label}
      </Button>
      <Button
        aria-label={`${refuse.label} : ${titre}`}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
        variant="outlined"
      >
        {refuse.label}
      </Button>
      {isAsking && (
        <ReasonDialog
          confirm={refuse.label}
          error={refusing.error && describeFailure(refusing.error)}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onConfirm={(motif) => refusing.mutate(motif, { onSuccess: () => setIsAsking(false) })}
          text="La personne concernée lira ce motif."
          title={titre}
        />
      )}
    </Stack>
  )
}
