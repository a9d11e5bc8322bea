import type { Course } from '@foulee/contract/courses'
import type { CourseGestion } from '@foulee/contract/courses-edition'
import { formatMoment } from '@foulee/domain/version'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Fields, findChanged, readFields } from '../../editor/changed-fields.ts'
import { readEditFailure } from '../../editor/edit-failure.ts'
import { SaveStatus } from '../../editor/save-status.tsx'
import { forgetDraft, getDraftKey } from '../../form/draft.ts'
import { useDraft } from '../../form/use-draft.ts'
import { Conflict } from './conflict.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { isPassed, useSave } from './use-save.ts'

/** Milliseconds without a key before what is written is saved. */
const PAUSE = 900

type SectionFormProps = {
  gestion: CourseGestion
  /** Names the draft that is kept until it is saved. */
  name: string
  /** What the form shows of a race, field by field. */
  toFields: (course: Course) => Fields
  /** Names of the fields, for whoever must choose between two texts. */
  labels: Readonly<Record<string, string>>
  /** Fields that are lists. */
  lists?: readonly string[]
  /** What is typed counts once its field is left: half a word would be told to people. */
  isPatient?: boolean
  /** What is sent, from what changed in the form. */
  prepare?: (changed: Fields, all: Fields) => Fields
  /** `touch` says that something changed which no field says by itself: a pin on a map. */
  children: (values: Fields, errors: Record<string, string>, touch: () => void) => ReactNode
}

/** A part of the editor that saves by itself: after a pause, and when it is left. */
export function SectionForm(props: SectionFormProps) {
  const [{ round, from }, setDrawn] = useState({ round: 0, from: props.gestion })
  return (
    <Round
      {...props}
      from={from}
      key={round}
      onRenew={(saved) => setDrawn({ round: round + 1, from: saved })}
    />
  )
}

type RoundProps = SectionFormProps & {
  /** What the form is drawn from: `gestion` as it was then. */
  from: CourseGestion
  onRenew: (saved: CourseGestion) => void
}

/** The form until a choice between two texts draws it anew. */
function Round({ from, onRenew, ...props }: RoundProps) {
  const { gestion, name, toFields, labels, lists, isPatient, prepare = asItIs, children } = props
  const { id } = gestion.course
  const [values] = useState(() => toFields(from.course))
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { mutate, error, reset, isPending, isSuccess, submittedAt } = useSave(id)
  const ref = useDraft(name, isSuccess)
  const saved = useRef<Fields | null>(null)
  const version = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [passed, setPassed] = useState<{ mine: Fields; message: string } | null>(null)
  const read = (): Fields => {
    const { [BASE]: _, ...fields } = readFields(new FormData(ref.current ?? undefined), lists)
    return fields
  }

  // What the page was opened with; a draft that comes back is written into the form just after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useLayoutEffect(() => {
    saved.current ??= read()
    return () => clearTimeout(timer.current)
  }, [])

  type OnDone = (saved: CourseGestion | null) => void
  const send = (changed: Fields, all: Fields, base: number, onDone?: OnDone) => {
    saved.current = all
    mutate(
      { fields: prepare(changed, all), version: base },
      {
        onSuccess: (data) => {
          if (version.current) version.current.value = String(data?.version ?? base)
          onDone?.(data)
        },
        onError: (cause) => {
          // What was refused stays to be sent with the next change.
          saved.current = { ...all, ...blank(changed) }
          if (!isPassed(cause)) return
          void client.invalidateQueries(gestionQuery(id))
          setPassed({ mine: changed, message: readEditFailure(cause).message })
        },
      },
    )
  }
  const save = () => {
    clearTimeout(timer.current)
    const fields = read()
    const changed = findChanged(fields, saved.current ?? {})
    // A choice that waits is made first: nothing is sent over it.
    if (passed || !Object.keys(changed).length) return
    send(changed, fields, Number(version.current?.value))
  }
  const touch = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, PAUSE)
  }
  // From what the server answered: the page may hear of it a moment later.
  const renew = (saved: CourseGestion | null) => {
    forgetDraft(getDraftKey(pathname, name))
    onRenew(saved ?? gestion)
  }
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onBlur={save}
      onChange={({ target }) => {
        clearTimeout(timer.current)
        if (!isPatient || !isTyped(target)) touch()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      ref={ref}
    >
      {/* A draft that comes back says what it started from. */}
      <input defaultValue={from.version} hidden name={BASE} ref={version} />
      {children(values, readEditFailure(error).errors, touch)}
      {passed ? (
        <Conflict
          isBusy={isPending}
          labels={labels}
          message={passed.message}
          mine={passed.mine}
          onKeepMine={() => send(passed.mine, read(), gestion.version, renew)}
          onTakeTheirs={() => {
            reset()
            renew(null)
          }}
          theirs={toFields(gestion.course)}
        />
      ) : (
        <SaveStatus
          done={`Enregistré à ${formatMoment(new Date(submittedAt))}`}
          {...{ error, isPending, isSuccess }}
        />
      )}
    </form>
  )
}

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement

/** The version of the race that the form was drawn from, among its fields. */
const BASE = 'base'

const asItIs = (changed: Fields) => changed

/** No value of a form is this one, so that the field counts as changed. */
const blank = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, ['\u0000']]))
