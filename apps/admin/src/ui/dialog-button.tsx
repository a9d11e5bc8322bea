import { type ReactNode, useEffect, useRef } from 'react'
import { TopToolbar } from 'react-admin'
import { Button } from './button.tsx'
import { useDialogHost } from './dialog-host.tsx'

type DialogButtonProps = {
  label: string
  /** Accessible name, when several buttons have the same label: « Modifier Bravo ». */
  name?: string
  size?: 'small' | 'medium'
  variant?: 'text' | 'outlined'
  /** Dialog, mounted on each opening, outside of the list: it must not use the row's context. */
  children: (close: () => void) => ReactNode
}

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

export const EditButton = ({
  titre,
  children,
}: { titre: string } & Pick<DialogButtonProps, 'children'>) => (
  <DialogButton label="Modifier" name={`Modifier ${titre}`} size="small">
    {children}
  </DialogButton>
)

export const NewToolbar = (props: Pick<DialogButtonProps, 'label' | 'children'>) => (
  <TopToolbar>
    <DialogButton {...props} />
  </TopToolbar>
)
