import { type ReactNode, useEffect, useRef } from 'react'
import { TopToolbar } from 'react-admin'
import { Button } from './button.tsx'
import { useDialogHost } from './dialog-host.tsx'

type DialogButtonProps = {
  label: string
  /** What it is called where several say the same: « Modifier Bravo ». */
  name?: string
  size?: 'small' | 'medium'
  variant?: 'text' | 'outlined'
  /**
   * The dialog, made anew each time that it opens. It stands outside the list and asks no row for anything:
   * what it needs is handed to it here, and what it does is its own.
   */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a dialog. The dialog knows what its row knows while there is one; it stays open with
 * what it knew last when the row leaves.
 */
export function DialogButton({
  label,
  name,
  size = 'medium',
  variant,
  children,
}: DialogButtonProps) {
  const show = useDialogHost()
  const isOpen = useRef(false)
  const close = () => {
    isOpen.current = false
    show(null)
  }
  const open = () => {
    isOpen.current = true
    show(children(close))
  }
  useEffect(() => {
    if (isOpen.current) show(children(close))
  })
  return (
    <Button aria-label={name} onClick={open} size={size} variant={variant}>
      {label}
    </Button>
  )
}

/** « Modifier », in the row of the thing that it changes. */
export const EditButton = ({
  titre,
  children,
}: { titre: string } & Pick<DialogButtonProps, 'children'>) => (
  <DialogButton label="Modifier" name={`Modifier ${titre}`} size="small">
    {children}
  </DialogButton>
)

/** What stands above a list to which the staff adds things. */
export const NewToolbar = (props: Pick<DialogButtonProps, 'label' | 'children'>) => (
  <TopToolbar>
    <DialogButton {...props} />
  </TopToolbar>
)
