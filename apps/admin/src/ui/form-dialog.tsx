import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { useConfirmClose } from './use-confirm-close.tsx'
import { useFaults, useRefusal } from './use-faults.ts'

type FormDialogProps = {
  title: string
  isBusy: boolean
  error: Error | null
  onSend: () => void
  onClose: () => void
  /** Label of the submit button; null when there is nothing left to submit. */
  submit?: string | null
  children: ReactNode
}

/** Sticky error: the focused field may be far above the end of a long form. */
const IN_SIGHT = { bottom: 0, position: 'sticky', zIndex: 1 }
/** Scroll padding, so that the sticky error never covers the field. */
const ABOVE_IT = { scrollPaddingBottom: '128px' }

export function FormDialog(props: FormDialogProps) {
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <FormContent {...props} titleId={titleId} />
    </Dialog>
  )
}

export function FormContent(props: FormDialogProps & { titleId: string }) {
  const { title, titleId, isBusy, error, onSend, onClose, submit = 'Enregistrer', children } = props
  const { fault, send } = useFaults(onSend)
  const { form, refusal } = useRefusal(error)
  const [isWritten, setWritten] = useState(false)
  // With nothing left to submit, the typed text was saved.
  const { close, question } = useConfirmClose(isWritten && submit !== null, onClose)
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
