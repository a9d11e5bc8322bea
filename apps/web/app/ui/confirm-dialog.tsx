import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** On the button that does it. */
  action: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Asks before something is done that cannot be taken back, or that hurts. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isBusy, onConfirm, onClose, children } = props
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button isLoading={isBusy} onClick={onConfirm} variant="danger">
            {action}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      {children}
    </Dialog>
  )
}
