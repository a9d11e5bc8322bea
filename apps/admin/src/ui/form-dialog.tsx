import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { useAskToClose } from './use-ask-to-close.tsx'
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
/** What is wrong never stands on the field itself. */
const ABOVE_IT = { scrollPaddingBottom: '128px' }

/** What one writes in a window of its own: it stays until it is saved or closed on purpose. */
export function FormDialog(props: FormDialogProps) {
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <FormContent {...props} titleId={titleId} />
    </Dialog>
  )
}

/** The same within a window that is open already, since what it changes had to be read first. */
export function FormContent(props: FormDialogProps & { titleId: string }) {
  const { title, titleId, isBusy, error, onSend, onClose, submit = 'Enregistrer', children } = props
  const { fault, send } = useFaults(onSend)
  const { form, refusal } = useRefusal(error)
  const [isWritten, setWritten] = useState(false)
  // Once there is nothing left to send, what is in the fields was.
  const { close, question } = useAskToClose(isWritten && submit !== null, onClose)
  const problem = fault ?? refusal
  return (
    <form
      noValidate
      onInput={() => setWritten(true)}
      onSubmit={send}
      ref={form}
      style={{ display: 'contents' }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={ABOVE_IT}>
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
        <Button onClick={close}>Fermer</Button>
        {submit && (
          <Button isBusy={isBusy} type="submit" variant="contained">
            {submit}
          </Button>
        )}
      </DialogActions>
      {question}
    </form>
  )
}
