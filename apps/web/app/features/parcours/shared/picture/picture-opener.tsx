import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'

type OpenerProps = { children: (onClose: () => void) => ReactNode }

/** A picture and its program are loaded by the press alone. */
export function PictureOpener({ children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="justify-self-start" icon="camera" onClick={() => setOpen(true)}>
        En faire une image
      </Button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}
