import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useFaults, useRefusal } from './use-faults.ts'

type FormDialogProps = {
  title: string
  isBusy: boolean
  error: Error | null
  onSend: () => void
  onClose: () => void
  /** What the button that sends it says; null once there is nothing left to send. */
  submit?: string | null
  children: ReactNode
}

/** The field to be mended has the focus, and may stand far above the end of a long form. */
const IN_SIGHT = { bottom: 0, position: 'sticky', zIndex: 1 }

/** What one writes in a window of its own: it stays until it is saved or closed on purpose. */
export function FormDialog(props: FormDialogProps) {
  const { title, isBusy, error, onSend, onClose, submit = 'Enregistrer', children } = props
  const titleId = useId()
  const { fault, send } = useFaults(onSend)
  const { form, refusal } = useRefusal(error)
  const problem = fault ?? refusal
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <form noValidate ref={form} onSubmit={send} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {problem && (
              <Alert severity="error" sx={IN_SIGHT}>
                {problem}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          {submit && (
            <Button disabled={isBusy} type="submit" variant="contained">
              {submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
