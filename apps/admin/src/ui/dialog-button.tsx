import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { TopToolbar } from 'react-admin'

type DialogButtonProps = {
  label: string
  /** What it is called where several say the same: « Modifier Bravo ». */
  name?: string
  size?: 'small' | 'medium'
  /** The dialog, made anew each time that it opens. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ label, name, size = 'medium', children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-label={name} onClick={() => setIsOpen(true)} size={size}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
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
