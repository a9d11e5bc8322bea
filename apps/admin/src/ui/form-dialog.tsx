import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { describeFailure } from './use-act.ts'

type FormDialogProps = {
  title: string
  isBusy: boolean
  error: Error | null
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** What one writes in a window of its own: it stays until it is saved or closed on purpose. */
export function FormDialog({ title, isBusy, error, onSend, onClose, children }: FormDialogProps) {
  const titleId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <form noValidate onSubmit={send} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {error && <Alert severity="error">{describeFailure(error)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          <Button disabled={isBusy} type="submit" variant="contained">
            Enregistrer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
