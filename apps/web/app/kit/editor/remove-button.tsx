import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { IconName } from '#ui/icon.tsx'
import { readEditFailure } from './edit-failure.ts'

type RemoveButtonProps = {
  /** On the button. */
  label: string
  /** What is asked before it is done. */
  question: string
  remove: () => Promise<unknown>
  /** What the button that does it says. */
  confirm?: string
  /** Where nothing is thrown away. */
  icon?: IconName
  /** What goes with it. */
  children: ReactNode
}

/** Removes something for good, once it is said twice. */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, question, remove, confirm = 'Supprimer', icon = 'trash', children } = props
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMutation({ mutationFn: remove })
  return (
    <>
      <Button
        className="justify-self-start"
        icon={icon}
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        {label}
      </Button>
      <Dialog
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Garder</Button>
            <Button isLoading={isPending} onClick={() => mutate()} variant="danger">
              {confirm}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={question}
      >
        <p>{children}</p>
        {error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {readEditFailure(error).message}
          </p>
        )}
      </Dialog>
    </>
  )
}
