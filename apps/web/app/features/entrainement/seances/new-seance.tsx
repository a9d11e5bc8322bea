import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { useState } from 'react'
import { RaccourciField } from '#features/entrainement/shared/raccourci-field.tsx'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { Button } from '#ui/button.tsx'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { TextField } from '#ui/text-field.tsx'
import { useCreate } from './use-create.ts'

export function NewSeance() {
  const [titre, setTitre] = useState('')
  const [raccourci, setRaccourci] = useState('')
  const { mutate, error, isPending, isSuccess } = useCreate()
  useConfirmLeave(`${titre}${raccourci}`.trim() !== '' && !isPending && !isSuccess)
  const { message, errors } = readEditFailure(error)
  const canBeRead = !('refus' in readRaccourci(raccourci))
  return (
    <section aria-labelledby="nouvelle" className="card grid gap-5 p-5">
      <h2 className="text-xl" id="nouvelle">
        Nouvelle séance
      </h2>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (canBeRead) mutate({ titre, raccourci })
        }}
      >
        <RaccourciField error={errors.raccourci} onChange={setRaccourci} value={raccourci} />
        <TextField
          error={errors.titre}
          isOptional
          label="Titre"
          maxLength={120}
          onChange={({ target }) => setTitre(target.value)}
          value={titre}
        />
        {message && Object.keys(errors).length === 0 && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {message}
          </p>
        )}
        <Button
          className="justify-self-start"
          disabled={!canBeRead}
          icon="plus"
          isLoading={isPending}
          type="submit"
          variant="primary"
        >
          Créer la séance
        </Button>
      </form>
    </section>
  )
}
