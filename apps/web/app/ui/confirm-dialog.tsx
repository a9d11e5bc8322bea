import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  action: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

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
