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
  /** What the button that sends it says; null once there is nothing left to send. */
  submit?: string | null
  children: ReactNode
}

/** What one writes in a window of its own: it stays until it is saved or closed on purpose. */
export function FormDialog(props: FormDialogProps) {
  const { title, isBusy, error, onSend, onClose, submit = 'Enregistrer', children } = props
  const titleId = useId()
  const [fault, setFault] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = findWrong(event.currentTarget)
    setFault(wrong && sayWrong(wrong))
    if (wrong) wrong.focus()
    else onSend()
  }
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      <form noValidate onSubmit={send} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {fault && <Alert severity="error">{fault}</Alert>}
            {error && !fault && <Alert severity="error">{describeFailure(error)}</Alert>}
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

type Control = HTMLInputElement | HTMLTextAreaElement

/** The first field that is to be mended: its reader is led there, before the server is asked. */
const findWrong = (form: HTMLFormElement): Control | null =>
  [...form.querySelectorAll<Control>(':is(input, textarea):not([aria-hidden])')].find(
    (control) => isEmpty(control) || (control.type === 'number' && !control.validity.valid),
  ) ?? null

const isEmpty = ({ required, type, value }: Control): boolean =>
  required && type !== 'file' && !value.trim()

function sayWrong(control: Control): string {
  const named = `«\u00a0${nameOf(control)}\u00a0»`
  if (isEmpty(control)) return `Remplissez ${named}.`
  const { min, max } = control as HTMLInputElement
  return `${named}\u00a0: donnez un nombre entier${min && max && ` de ${min} à ${max}`}.`
}

/** What it is called, without the star of what is required. */
const nameOf = ({ labels, name }: Control): string =>
  labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? name
