import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { formatMoment } from '@foulee/domain/version'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Fields } from '../../../editor/changed-fields.ts'
import { readEditFailure } from '../../../editor/edit-failure.ts'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { useAutosave } from '../../../editor/use-autosave.ts'
import { forgetDraft, getDraftKey } from '../../../form/draft.ts'
import { Conflict } from './conflict.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { isPassed, useSave } from './use-save.ts'

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
  const { mutateAsync, error, reset, isPending, isSuccess, submittedAt } = useSave(id)
  const version = useRef(from.version)
  const base = useRef<HTMLInputElement>(null)
  const [passed, setPassed] = useState<{ mine: Fields; message: string } | null>(null)
  const { ref, read, save, touch, hold } = useAutosave({
    name,
    lists,
    ignored: [BASE],
    send: (changed, all) => send(changed, all, findBase()),
  })

  const findBase = () => Number(base.current?.value ?? version.current)
  const send = async (changed: Fields, all: Fields, from: number) => {
    try {
      const data = await mutateAsync({ fields: prepare(changed, all), version: from })
      // The next save of this window follows this one.
      version.current = data?.version ?? from
      if (base.current) base.current.value = String(version.current)
      return data
    } catch (cause) {
      if (isPassed(cause)) {
        // A choice that waits is made first: nothing is sent over it.
        hold()
        void client.invalidateQueries(gestionQuery(id))
        setPassed({ mine: changed, message: readEditFailure(cause).message })
      }
      throw cause
    }
  }
  // From what the server answered: the page may hear of it a moment later.
  const renew = (saved: CourseGestion | null) => {
    forgetDraft(getDraftKey(pathname, name))
    onRenew(saved ?? gestion)
  }
  const keepMine = (mine: Fields) =>
    // A refusal is shown where the two texts are, and the choice stays.
    send(mine, read(), gestion.version).then(renew, () => undefined)
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onBlur={save}
      onChange={({ target }) => touch(isPatient && isTyped(target))}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      ref={ref}
    >
      {/* A draft that comes back says what it started from. */}
      <input defaultValue={from.version} hidden name={BASE} ref={base} />
      {children(values, readEditFailure(error).errors, () => touch())}
      {passed ? (
        <Conflict
          isBusy={isPending}
          labels={labels}
          message={passed.message}
          mine={passed.mine}
          onKeepMine={() => void keepMine(passed.mine)}
          onTakeTheirs={() => {
            reset()
            renew(null)
          }}
          theirs={toFields(gestion.course)}
        />
      ) : (
        <SaveStatus
          done={`Enregistré à ${formatMoment(new Date(submittedAt))}`}
          error={error}
          isPending={isPending}
          isSuccess={isSuccess}
        />
      )}
    </form>
  )
}

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement

/** The version of the race that the form was drawn from, among its fields. */
const BASE = 'base'

const asItIs = (changed: Fields) => changed
