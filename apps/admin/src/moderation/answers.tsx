import type { Attente } from '@foulee/contract/equipe/admin'
import { Button } from '@mui/material'
import { useState } from 'react'
import { DialogButton } from '../ui/dialog-button.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { HeldPlace } from './held-place.tsx'
import { findReponses, formatConsequence } from './moderation.actions.ts'

const MIN_WIDTH = { md: 320 }

export function Answers({ attente }: { attente: Attente }) {
  const { id, objet_id, titre } = attente
  const [accept, refuse] = findReponses(attente)
  const [motif, setMotif] = useState('')
  return (
    <HeldPlace minWidth={MIN_WIDTH} name={String(id)} titre={titre}>
      {(hold) => (
        <>
          <Button
            aria-label={`${accept.label} : ${titre}`}
            onClick={() => hold({ ...accept, run: () => accept.run(objet_id, '') })}
            variant="contained"
          >
            {accept.label}
          </Button>
          <DialogButton label={refuse.label} name={`${refuse.label} : ${titre}`} variant="outlined">
            {(close) => (
              <ReasonDialog
                confirm={refuse.label}
                error={null}
                initial={motif}
                isBusy={false}
                onClose={close}
                onConfirm={(reason) => {
                  setMotif(reason)
                  close()
                  hold({ ...refuse, run: () => refuse.run(objet_id, reason) })
                }}
                text={formatConsequence(attente)}
                title={titre}
              />
            )}
          </DialogButton>
        </>
      )}
    </HeldPlace>
  )
}
