import { formatMoment } from '@foulee/domain/shared/version'
import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey } from '#platform/drafts/draft.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Conflict } from './conflict.tsx'
import { formatUnsaved, isPassed, readEditFailure } from './edit-failure.ts'
import { isAlike } from './is-alike.ts'
import { SaveStatus } from './save-status.tsx'
import { useAutosave } from './use-autosave.ts'

type Versioned = { version: number }

export type VersionedChange = { fields: Fields; version?: number | undefined }

/** Mutation that returns the state of the server; null when nothing was sent. */
export type VersionedSaving<T> = MutationOptions<T | null, Error, VersionedChange>

type VersionedFormProps<T extends Versioned> = {
  gestion: T
  saving: VersionedSaving<T>
  reload: () => void
  name: string
  toFields: (gestion: T) => Fields
  labels: Readonly<Record<string, string>>
  lists?: readonly string[]
  ignored?: readonly string[]
  /** Saves on blur only: half a word would be sent to people. */
  isPatient?: boolean
  prepare?: (changed: Fields, all: Fields) => Fields
  /** `touch` signals a change that no field emits, such as a pin on a map. */
  children: (values: Fields, errors: Record<string, string>, touch: () => void) => ReactNode
}

/**
 * Autosaved part of an editor with several editors: after a pause and on leaving. In a conflict,
 * the second author chooses between both texts.
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
  from: T
  onRenew: (saved: T) => void
}

/** One mount of the form; resolving a conflict mounts it again. */
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
      version.current = data?.version ?? from
      if (base.current) base.current.value = String(version.current)
      return data
    } catch (cause) {
      if (isPassed(cause)) {
        hold(true)
        reload()
        setPassed({ mine: changed, message: readEditFailure(cause).message })
      }
      throw cause
    }
  }
  // From the answer of the save: the query may be updated later.
  const renew = (saved: T | null) => {
    clearDraft(getDraftKey(pathname, name))
    onRenew(saved ?? gestion)
  }
  const overwrite = (mine: Fields) =>
    // A refusal is shown beside both texts, and the choice stays open.
    send(mine, read(), gestion.version).then(renew, () => undefined)
  const theirs = toFields(gestion)
  const isSame = passed !== null && isAlike(passed.mine, theirs)
  // The answer of an earlier save was lost: the server has this text, so no conflict.
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
      {/* A restored draft carries its own base version. */}
      <input defaultValue={from.version} hidden name={BASE} ref={base} />
      {children(values, readEditFailure(error).errors, () => touch())}
      {passed && !isSame ? (
        <Conflict
          isBusy={isPending}
          labels={labels}
          message={passed.message}
          mine={passed.mine}
          onOverwrite={() => void overwrite(passed.mine)}
          onReload={() => {
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
          formatError={formatUnsaved}
        />
      )}
    </form>
  )
}

/** False for a restored draft: no field has the focus, so no blur will follow. */
const isBeingTyped = (target: EventTarget) =>
  target instanceof HTMLInputElement && target === document.activeElement

/** Hidden field with the version that the form is based on. */
const BASE = 'base'

const asItIs = (changed: Fields) => changed
