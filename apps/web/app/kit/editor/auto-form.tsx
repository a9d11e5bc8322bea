import type { ReactNode } from 'react'
import type { Fields } from '#ui/form/changed-fields.ts'
import { formatUnsaved, readEditFailure } from './edit-failure.ts'
import { SaveStatus } from './save-status.tsx'
import { useAutosave } from './use-autosave.ts'

type Saving = {
  mutateAsync: (change: { fields: Fields }) => Promise<unknown>
  error: unknown
  isPending: boolean
  isSuccess: boolean
}

type AutoFormProps = {
  saving: Saving
  name: string
  children: (errors: Record<string, string>) => ReactNode
}

export function AutoForm({ saving, name, children }: AutoFormProps) {
  const { mutateAsync, error, isPending, isSuccess } = saving
  const send = (fields: Fields) => mutateAsync({ fields })
  const { ref, save, touch } = useAutosave({ name, send })
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onBlur={save}
      onChange={() => touch()}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      ref={ref}
    >
      {children(readEditFailure(error).errors)}
      <SaveStatus
        error={error}
        isPending={isPending}
        isSuccess={isSuccess}
        formatError={formatUnsaved}
      />
    </form>
  )
}
