import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'

type Create = {
  mutate: (form: FormData, then: { onSuccess: (made: { id: number }) => void }) => void
}
type Form = ComponentProps<typeof SessionForm>
type CreateStructureFormProps = Pick<Form, 'draft' | 'exception' | 'submit'> & {
  create: Omit<Form['mutation'], 'mutate'> & Create
  editorPath: (id: number) => string
}

export function CreateStructureForm({ create, editorPath, ...form }: CreateStructureFormProps) {
  const navigate = useNavigate()
  const mutate = (sent: FormData) =>
    create.mutate(sent, { onSuccess: ({ id }) => void navigate(editorPath(id)) })
  return (
    <SessionForm {...form} mutation={{ ...create, mutate }}>
      {(errors) => (
        <>
          <TextField
            {...fieldProps('nom', errors)}
            autoComplete="organization"
            label="Nom"
            maxLength={120}
          />
          <TextField
            {...fieldProps('ville', errors)}
            autoComplete="address-level2"
            isOptional
            label="Ville"
            maxLength={120}
          />
        </>
      )}
    </SessionForm>
  )
}
