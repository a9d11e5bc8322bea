import { useCall } from '#platform/api/use-call.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
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
  const change = useCall('POST /api/training/tags', {
    input: (form: FormData) => ({ body: { id, tags: splitTags(readLine(form, 'tags')) } }),
    renews: 'settled',
  })
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
