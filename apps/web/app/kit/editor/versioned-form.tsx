import { formatMoment } from '@foulee/domain/shared/version'
import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetDraft, getDraftKey } from '#platform/drafts/draft.ts'
import { type Fields, findChanged } from '#ui/form/changed-fields.ts'
import { Conflict } from './conflict.tsx'
import { isPassed, readEditFailure, sayUnsaved } from './edit-failure.ts'
import { SaveStatus } from './save-status.tsx'
import { useAutosave } from './use-autosave.ts'

/** What several people edit: its version is raised by every save. */
type Versioned = { version: number }

/** One save; `version` is the one that the form started from. */
export type VersionedChange = { fields: Fields; version?: number | undefined }

/** How it is saved: a mutation that answers what the server holds then; null when nothing was sent. */
export type VersionedSaving<T> = MutationOptions<T | null, Error, VersionedChange>

type VersionedFormProps<T extends Versioned> = {
  /** What is edited, as the server is known to hold it. */
  gestion: T
  saving: VersionedSaving<T>
  /** Asks what the server holds, when somebody else has saved the same part. */
  reload: () => void
  /** Names the draft that is kept until it is saved. */
  name: string
  /** What the form shows of it, field by field. */
  toFields: (gestion: T) => Fields
  /** Names of the fields, for whoever must choose between two texts. */
  labels: Readonly<Record<string, string>>
  /** Fields that are lists. */
  lists?: readonly string[]
  /** Fields that are not saved as they are: what they say is in another one. */
  ignored?: readonly string[]
  /** What is typed counts once its field is left: half a word would be told to people. */
  isPatient?: boolean
  /** What is sent, from what changed in the form. */
  prepare?: (changed: Fields, all: Fields) => Fields
  /** `touch` says that something changed which no field says by itself: a pin on a map. */
  children: (values: Fields, errors: Record<string, string>, touch: () => void) => ReactNode
}

/**
 * A part of an editor that several people may have open: it saves by itself, after a pause and when it
 * is left, and when two wrote the same part, whoever comes second chooses between the two texts.
 */
export function VersionedForm<T extends Versioned>(props: VersionedFormProps<T>) {
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

type RoundProps<T extends Versioned> = VersionedFormProps<T> & {
  /** What the form is drawn from: `gestion` as it was then. */
  from: T
  onRenew: (saved: T) => void
}

/** The form until a choice between two texts draws it anew. */
function Round<T extends Versioned>({ from, onRenew, ...props }: RoundProps<T>) {
  const { gestion, saving, reload, name, toFields, labels, lists, isPatient, children } = props
  const { prepare = asItIs, ignored = [] } = props
  const [values] = useState(() => toFields(from))
  const { pathname } = useLocation()
  const { mutateAsync, error, reset, isPending, isSuccess, submittedAt } = useMutation(saving)
  const version = useRef(from.version)
  const base = useRef<HTMLInputElement>(null)
  const [passed, setPassed] = useState<{ mine: Fields; message: string } | null>(null)
  const { ref, read, save, touch, hold } = useAutosave({
    name,
    lists,
    ignored: [BASE, ...ignored],
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
        hold(true)
        reload()
        setPassed({ mine: changed, message: readEditFailure(cause).message })
      }
      throw cause
    }
  }
  // From what the server answered: the page may hear of it a moment later.
  const renew = (saved: T | null) => {
    forgetDraft(getDraftKey(pathname, name))
    onRenew(saved ?? gestion)
  }
  const keepMine = (mine: Fields) =>
    // A refusal is shown where the two texts are, and the choice stays.
    send(mine, read(), gestion.version).then(renew, () => undefined)
  const theirs = toFields(gestion)
  const isSame = passed !== null && !Object.keys(findChanged(passed.mine, theirs)).length
  // A save whose answer was lost: the server holds what was written, and there is nothing to choose.
  const goOn = useEffectEvent(() => {
    version.current = gestion.version
    if (base.current) base.current.value = String(gestion.version)
    setPassed(null)
    hold(false)
    save()
  })
  useEffect(() => {
    if (isSame) goOn()
  }, [isSame])
  return (
    <form
      className="card grid gap-6 p-5"
      noValidate
      onBlur={save}
      onChange={({ target }) => touch(isPatient && isBeingTyped(target))}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      ref={ref}
    >
      {/* A draft that comes back says what it started from. */}
      <input defaultValue={from.version} hidden name={BASE} ref={base} />
      {children(values, readEditFailure(error).errors, () => touch())}
      {passed && !isSame ? (
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
          theirs={theirs}
        />
      ) : (
        <SaveStatus
          done={`Enregistré à ${formatMoment(new Date(submittedAt))}`}
          error={error}
          isPending={isPending}
          isSuccess={isSuccess}
          say={sayUnsaved}
        />
      )}
    </form>
  )
}

/** Not a draft that comes back: nobody is in its field, to leave it. */
const isBeingTyped = (target: EventTarget) =>
  target instanceof HTMLInputElement && target === document.activeElement

/** The version that the form was drawn from, among its fields. */
const BASE = 'base'

const asItIs = (changed: Fields) => changed
