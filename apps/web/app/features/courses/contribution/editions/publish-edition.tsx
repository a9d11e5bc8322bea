import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type PublishEditionProps = {
  deDates: string
  isPublished: boolean
  publish: () => Promise<unknown>
}

export function PublishEdition({ deDates, isPublished, publish }: PublishEditionProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMutation({ mutationFn: publish })
  return (
    <>
      <Button
        aria-label={`Publier l’édition ${deDates}`}
        icon="check"
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        Publier
      </Button>
      <Dialog
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Revenir</Button>
            <Button isLoading={isPending} onClick={() => mutate()} variant="primary">
              Publier l’édition
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Publier cette édition&nbsp;?"
      >
        <p>
          {isPublished
            ? `L’édition ${deDates} et ses épreuves paraissent sur la page de la course et dans le calendrier.`
            : `L’édition ${deDates} et ses épreuves paraîtront avec la course.`}
        </p>
        {error && <SaveStatus error={error} isPending={false} isSuccess={false} />}
      </Dialog>
    </>
  )
}
