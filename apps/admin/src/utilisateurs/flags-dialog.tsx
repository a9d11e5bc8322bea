import type { AdminUtilisateur, Drapeau } from '@foulee/contract/equipe/admin-utilisateurs'
import { getDisplayName } from '@foulee/domain/membres/personne'
import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { describeFailure, useAct } from '../ui/use-act.ts'
import { useConfirmClose } from '../ui/use-confirm-close.tsx'
import { DRAPEAU_LABELS, DRAPEAU_NAMES } from './drapeau-labels.ts'

type Flags = Partial<Record<Drapeau, boolean>>

export function FlagsDialog({ user, onClose }: { user: AdminUtilisateur; onClose: () => void }) {
  const [drapeaux, setDrapeaux] = useState<Flags>({})
  const [motif, setMotif] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { close, question } = useConfirmClose(motif.trim() !== '', onClose)
  const save = useAct(
    () =>
      api('POST /api/admin/utilisateurs/drapeaux', {
        body: { id: user.id, drapeaux, motif: motif.trim() },
      }),
    'Drapeaux enregistrés.',
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (motif.trim()) save.mutate(undefined, { onSuccess: onClose })
    else {
      setIsMissing(true)
      field.current?.focus()
    }
  }
  const unsaid = isMissing && !motif.trim() ? 'Dites pourquoi.' : null
  const problem = unsaid ?? (save.error && describeFailure(save.error))
  return (
    <Dialog
      aria-labelledby="drapeaux-titre"
      fullWidth
      // An outside press must not discard the text.
      onClose={(_, how) => how === 'escapeKeyDown' && close()}
      open
    >
      <form noValidate onSubmit={send}>
        <DialogTitle id="drapeaux-titre">Drapeaux de {getDisplayName(user)}</DialogTitle>
        <DialogContent>
          <FormGroup sx={{ mb: 2 }}>
            {DRAPEAU_NAMES.map((name) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={drapeaux[name] ?? user[name]}
                    onChange={(_, isOn) => setDrapeaux({ ...drapeaux, [name]: isOn })}
                  />
                }
                key={name}
                label={DRAPEAU_LABELS[name]}
              />
            ))}
          </FormGroup>
          <TextField
            error={problem !== null}
            fullWidth
            helperText={problem ?? 'Le journal le garde.'}
            inputRef={field}
            label="Motif"
            onChange={(event) => setMotif(event.target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            value={motif}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Annuler</Button>
          <Button isBusy={save.isPending} type="submit" variant="contained">
            Enregistrer
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  )
}
