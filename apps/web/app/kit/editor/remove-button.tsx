import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { IconName } from '#ui/icon.tsx'
import { readEditFailure } from './edit-failure.ts'

type RemoveButtonProps = {
  label: string
  question: string
  remove: () => Promise<unknown>
  confirm?: string
  /** Another icon than the bin, when nothing is deleted. */
  icon?: IconName
  children: ReactNode
}

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
