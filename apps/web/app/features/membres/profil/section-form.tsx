import { type ReactNode, useState } from 'react'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button } from '#ui/button.tsx'
import { findChanged, readFields } from '#ui/form/changed-fields.ts'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useSaveProfil } from './profil.mutations.ts'
import { formatSaveFailure, readSaveFailure } from './save-failure.ts'

type SectionFormProps = {
  id: string
  /** Accessible name of the button, which is read out of its section. */
  what: string
  prepare?: (form: FormData) => FormData
  children: (errors: Record<string, string>) => ReactNode
}

/**
 * A group of fields saved together (decision 0026). Unsaved text stays after a failure and is stored
 * as a draft.
 */
export function SectionForm({ id, what, prepare = (form) => form, children }: SectionFormProps) {
  const { mutate, reset, error, isPending, isSuccess } = useSaveProfil()
  // Words typed during a save are not saved by it.
  const [isTaken, setTaken] = useState(false)
  const ref = useDraft(id, isTaken)
  const [mended, setMended] = useState<readonly string[]>([])
  const [isChanged, setChanged] = useState(false)
  useConfirmLeave(isChanged, { isDraftKept: true })
  const errors: Record<string, string> = error ? readSaveFailure(error).errors : {}
  const standing = Object.entries(errors).filter(([field]) => !mended.includes(field))
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onChange={({ target }) => {
        const { name } = target as EventTarget as HTMLInputElement
        setChanged(true)
        setTaken(false)
        if (isSuccess) reset()
        if (error) setMended([...mended, name])
      }}
      onSubmit={(event) => {
        event.preventDefault()
        setMended([])
        const form = event.currentTarget
        const sent = readFields(new FormData(form))
        mutate(prepare(new FormData(form)), {
          onSuccess: () => {
            const isWhole = !Object.keys(findChanged(readFields(new FormData(form)), sent)).length
            setChanged(!isWhole)
            setTaken(isWhole)
          },
        })
      }}
      ref={ref}
    >
      {children(Object.fromEntries(standing))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button isLoading={isPending} type="submit">
          Enregistrer<span className="sr-only"> {what}</span>
        </Button>
        <SaveStatus
          error={error}
          isPending={isPending}
          isSuccess={isSuccess && isTaken}
          formatError={formatSaveFailure}
        />
        {isChanged && !isPending && !error && (
          <p className="text-sm text-ink-soft">Pas encore enregistré.</p>
        )}
      </div>
    </form>
  )
}
