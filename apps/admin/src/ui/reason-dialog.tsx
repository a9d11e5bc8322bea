import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useConfirmClose } from './use-confirm-close.tsx'

type Props = {
  title: string
  text: string
  confirm: string
  isBusy: boolean
  error: string | null
  initial?: string
  isRequired?: boolean
  onConfirm: (motif: string) => void
  onClose: () => void
}

const MAX = 1000

export function ReasonDialog(props: Props) {
  const {
    title,
    text,
    confirm,
    isBusy,
    error,
    isRequired = true,
    initial = '',
    onConfirm,
    onClose,
  } = props
  const [motif, setMotif] = useState(initial)
  const field = useRef<HTMLTextAreaElement>(null)
  const { close, question } = useConfirmClose(motif.trim() !== initial.trim(), onClose)
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (motif.trim() || !isRequired) return onConfirm(motif.trim())
    setIsMissing(true)
    field.current?.focus()
  }
  const problem = error ?? (isMissing && !motif.trim() ? 'Dites pourquoi.' : null)
  return (
    <Dialog
      aria-labelledby="motif-titre"
      fullWidth
      // An outside press must not discard the text.
      onClose={(_, how) => how === 'escapeKeyDown' && close()}
      open
    >
      <form noValidate onSubmit={send}>
        <DialogTitle id="motif-titre">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <TextField
            autoFocus
            error={problem !== null}
            fullWidth
            inputRef={field}
            helperText={problem ?? `${motif.length}\u00a0/\u00a0${MAX}`}
            label="Motif"
            minRows={3}
            multiline
            onChange={(event) => setMotif(event.target.value)}
            required={isRequired}
            slotProps={{ htmlInput: { maxLength: MAX } }}
            value={motif}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Annuler</Button>
          <Button isBusy={isBusy} type="submit" variant="contained">
            {confirm}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  )
}
