import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'

/**
 * Asks before a dialog closes with unsaved text; `beforeunload` covers the tab.
 * @param isWritten text was typed since the opening
 */
export function useConfirmClose(
  isWritten: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsked, setAsked] = useState(false)
  const titleId = useId()
  useEffect(() => {
    if (!isWritten) return
    const preventUnload = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isWritten])
  const stay = () => setAsked(false)
  return {
    close: () => (isWritten ? setAsked(true) : onClose()),
    question: (
      <Dialog aria-labelledby={titleId} onClose={stay} open={isAsked}>
        <DialogTitle id={titleId}>Fermer sans enregistrer&nbsp;?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Ce que vous avez écrit n’est pas encore enregistré et serait perdu.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={stay}>
            Rester
          </Button>
          <Button color="error" onClick={onClose}>
            Fermer sans enregistrer
          </Button>
        </DialogActions>
      </Dialog>
    ),
  }
}
