import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { readFormFailure } from '#ui/form/form-failure.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { useExport } from './settings.mutations.ts'

const ID = 'mes-donnees'
const EXCEPTION = 'L’archive n’a pas pu être préparée. Veuillez réessayer ultérieurement.'

export function DonneesSection() {
  return (
    <section aria-labelledby={ID} className="grid gap-4">
      <SectionHeading
        id={ID}
        lead={
          <>
            Elles sont à vous. <TextLink to="/confidentialite">Ce que nous en faisons</TextLink>
          </>
        }
        title="Mes données"
      />
      <div className="card divide-y divide-line">
        <ExportRow />
        <EraseRow />
      </div>
    </section>
  )
}

function ExportRow() {
  const { mutate, isPending, error } = useExport()
  const { message } = readFormFailure(error, EXCEPTION)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="grid max-w-xl gap-1">
        <h3 className="font-sans text-base font-semibold">Télécharger mes données</h3>
        <p className="text-sm text-ink-soft">
          Tout ce que Foulée sait de vous, en une archive&nbsp;: fichiers de texte et images.
        </p>
        {message && (
          <div role="alert">
            <FieldError id={undefined}>{message}</FieldError>
          </div>
        )}
      </div>
      <Button icon="download" isLoading={isPending} onClick={() => mutate()}>
        Télécharger
      </Button>
    </div>
  )
}

function EraseRow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="grid max-w-xl gap-1">
        <h3 className="font-sans text-base font-semibold">Supprimer mon compte</h3>
        <p className="text-sm text-ink-soft">
          Vos données personnelles sont effacées pour toujours.
        </p>
      </div>
      <Button icon="trash" onClick={() => setOpen(true)} variant="danger">
        Supprimer…
      </Button>
      <EraseDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
