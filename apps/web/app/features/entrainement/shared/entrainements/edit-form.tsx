import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { useState } from 'react'
import { api } from '#platform/api/api.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { RaccourciField } from '../raccourci-field.tsx'
import { updateEntrainement } from './entrainement-calls.ts'
import { useTrainingChange } from './entrainements.mutations.ts'
import type { EntrainementFormProps } from './form-props.ts'

export const OBJECTIF_OPTIONS = Object.entries(OBJECTIF_SEANCE_LABELS).map(([value, label]) => ({
  value,
  label,
}))

export function EditForm({ entrainement, draft, onBack, reperes, athlete }: EntrainementFormProps) {
  const { id, titre, objectif, note, version } = entrainement
  const [raccourci, setRaccourci] = useState(entrainement.raccourci)
  const toast = useToast()
  const change = useTrainingChange(async (form: FormData) => {
    const sent = new FormData()
    // A coach may not edit the athlete's note.
    const fields = athlete ? ['titre', 'objectif'] : ['titre', 'objectif', 'note']
    for (const name of fields) sent.set(name, readLine(form, name))
    // Imported steps hold more than their shorthand: sent only when the text has changed.
    if (raccourci !== entrainement.raccourci) sent.set('raccourci', raccourci)
    sent.set('version', String(version))
    return updateEntrainement(api, { id, body: sent })
  })
  const send = (form: FormData) =>
    change.mutate(form, {
      onSuccess: () => {
        toast({ message: 'L’entraînement est modifié.', tone: 'success' })
        onBack()
      },
    })
  return (
    <SessionForm
      draft={draft}
      exception="Ce n’est pas enregistré. Vérifiez votre connexion et réessayez."
      isPart
      mutation={{ ...change, mutate: send }}
      submit="Enregistrer"
    >
      {(errors) => (
        <>
          <TextField
            {...fieldProps('titre', errors)}
            defaultValue={titre}
            label="Titre"
            maxLength={120}
          />
          <Select
            {...fieldProps('objectif', errors)}
            defaultValue={objectif}
            label="Objectif"
            options={OBJECTIF_OPTIONS}
          />
          <RaccourciField
            error={errors.raccourci}
            known={entrainement.steps}
            onChange={setRaccourci}
            reperes={reperes}
            value={raccourci}
          />
          {!athlete && (
            <TextArea
              {...fieldProps('note', errors)}
              defaultValue={note ?? ''}
              isOptional
              label="Ma note"
              maxLength={1000}
            />
          )}
        </>
      )}
    </SessionForm>
  )
}
