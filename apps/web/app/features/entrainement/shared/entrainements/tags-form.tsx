import { api } from '#platform/api/api.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTrainingChange } from './entrainements.mutations.ts'
import type { EntrainementFormProps } from './form-props.ts'

const splitTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

export function TagsForm({ entrainement: { id, tags }, draft, onBack }: EntrainementFormProps) {
  const change = useTrainingChange((form: FormData) =>
    api('POST /api/training/tags', { body: { id, tags: splitTags(readLine(form, 'tags')) } }),
  )
  return (
    <SessionForm
      draft={draft}
      exception="Ce n’est pas enregistré. Vérifiez votre connexion et réessayez."
      isPart
      mutation={{ ...change, mutate: (form) => change.mutate(form, { onSuccess: onBack }) }}
      submit="Enregistrer"
    >
      {(errors) => (
        <TextField
          {...fieldProps('tags', errors)}
          autoComplete="off"
          defaultValue={tags.join(', ')}
          hint="Séparées par des virgules, douze au plus."
          label="Étiquettes"
        />
      )}
    </SessionForm>
  )
}
