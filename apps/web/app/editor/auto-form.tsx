import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDraft } from '../form/use-draft.ts'
import { type Fields, findChanged, readFields } from './changed-fields.ts'
import { readEditFailure } from './edit-failure.ts'
import { SaveStatus } from './save-status.tsx'

/** Milliseconds without a key before what is written is saved. */
const PAUSE = 900

/** Saves some fields: a mutation. */
type Saving = {
  mutate: (change: { fields: Fields }, options: { onError: () => void }) => void
  error: unknown
  isPending: boolean
  isSuccess: boolean
}

type AutoFormProps = {
  saving: Saving
  /** Names the draft that is kept until it is saved. */
  name: string
  /** Fields that are lists. */
  lists?: readonly string[]
  /** What is sent, from what the form holds. */
  prepare?: (fields: Fields) => Fields
  children: (errors: Record<string, string>) => ReactNode
}

/** A part of the editor that saves by itself: after a pause, and when it is left. */
export function AutoForm({
  saving,
  name,
  lists,
  prepare = (fields) => fields,
  children,
}: AutoFormProps) {
  const { mutate, error, isPending, isSuccess } = saving
  const ref = useDraft(name, isSuccess)
  const saved = useRef<Fields | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = () => (ref.current ? readFields(new FormData(ref.current), lists) : {})

  // What the page was opened with; a draft that comes back is written into the form just after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useLayoutEffect(() => {
    saved.current ??= read()
    return () => clearTimeout(timer.current)
  }, [])

  const save = () => {
    clearTimeout(timer.current)
    const fields = read()
    const changed = findChanged(fields, saved.current ?? {})
    if (!Object.keys(changed).length) return
    saved.current = fields
    // What was refused stays to be sent with the next change.
    mutate(
      { fields: prepare(changed) },
      { onError: () => (saved.current = { ...fields, ...blank(changed) }) },
    )
  }
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onBlur={save}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(save, PAUSE)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      ref={ref}
    >
      {children(readEditFailure(error).errors)}
      <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess} />
    </form>
  )
}

/** No value of a form is this one, so that the field counts as changed. */
const blank = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, ['\u0000']]))
