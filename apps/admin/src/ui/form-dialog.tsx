import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
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
  const [missing, setMissing] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = findEmpty(event.currentTarget)
    setMissing(empty && nameOf(empty))
    if (empty) empty.focus()
    else onSend()
  }
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <form noValidate onSubmit={send} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {missing && <Alert severity="error">Remplissez «&nbsp;{missing}&nbsp;».</Alert>}
            {error && !missing && <Alert severity="error">{describeFailure(error)}</Alert>}
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

type Control = HTMLInputElement | HTMLTextAreaElement

/** The first field that must be filled in and is not: its reader is led there, before the server is asked. */
const findEmpty = (form: HTMLFormElement): Control | null =>
  [...form.querySelectorAll<Control>(':is(input, textarea):required:not([aria-hidden])')].find(
    ({ value, type }) => type !== 'file' && !value.trim(),
  ) ?? null

/** What it is called, without the star of what is required. */
const nameOf = ({ labels, name }: Control): string =>
  labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? name
