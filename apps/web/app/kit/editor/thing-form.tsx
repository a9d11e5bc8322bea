import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { type Fields, findChanged, readFields } from '#ui/form/changed-fields.ts'
import { useConfirmFormLeave } from '#ui/form/use-confirm-leave.ts'
import { Conflict } from './conflict.tsx'
import { DrawAfterSave } from './draw-after-save.ts'
import { isPassed, readEditFailure } from './edit-failure.ts'
import { useErrorFocus } from './focus-first-error.ts'
import { isAlike } from './is-alike.ts'
import { SaveStatus } from './save-status.tsx'

export type ThingChange = { changed: Fields; version: number }

type ThingFormProps<Answer> = {
  version: number
  values: Fields
  current: Fields
  labels: Readonly<Record<string, string>>
  flags: readonly string[]
  formatValue: (name: string, value: string) => string
  /** A new item sends all its fields, an existing one only the changed ones. */
  isNew?: boolean
  saving: Pick<UseMutationResult<Answer, Error, ThingChange>, 'mutate' | 'error' | 'isPending'>
  onClose: () => void
  /** Leads to a drawing, after a save; null when there was nothing to save. */
  onDraw?: (answer: Answer | null) => void
  children: (errors: Record<string, string>) => ReactNode
}

export function ThingForm<Answer>(props: ThingFormProps<Answer>) {
  const {
    saving,
    version,
    values,
    current,
    labels,
    flags,
    formatValue,
    isNew = false,
    onClose,
    onDraw,
  } = props
  const [opened] = useState({ version, values })
  const [passed, setPassed] = useState<{ mine: Fields; message: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isDrawing = useRef(false)
  useConfirmFormLeave(form, { isSending: saving.isPending })
  useErrorFocus(form, isPassed(saving.error) ? null : saving.error)
  // The answer of an earlier save was lost: the server has this text already.
  const isSame = passed !== null && version !== opened.version && isAlike(passed.mine, current)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSame) close()
  }, [isSame])
  const draw = () => {
    isDrawing.current = true
    form.current?.requestSubmit()
  }
  const leave = (answer: Answer | null) => {
    onClose()
    if (isDrawing.current) onDraw?.(answer)
  }
  const send = (sent: ThingChange) =>
    saving.mutate(sent, {
      onSuccess: leave,
      onError: (cause) => {
        isDrawing.current = false
        if (!isPassed(cause)) return
        setPassed({ mine: sent.changed, message: readEditFailure(cause).message })
      },
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const ticked = flags.map((name) => [name, data.has(name) ? 'true' : 'false'])
    const fields = { ...readFields(data), ...Object.fromEntries(ticked) }
    const changed = isNew ? fields : findChanged(fields, opened.values)
    if (!Object.keys(changed).length) return leave(null)
    send({ changed, version: opened.version })
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} ref={form}>
      <DrawAfterSave value={onDraw ? draw : null}>
        {props.children(passed ? {} : readEditFailure(saving.error).errors)}
      </DrawAfterSave>
      {passed ? (
        <Conflict
          isBusy={saving.isPending}
          labels={labels}
          message={passed.message}
          mine={inWords(passed.mine, formatValue)}
          onOverwrite={() => send({ changed: passed.mine, version })}
          onReload={onClose}
          theirs={inWords(current, formatValue)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon="check" isLoading={saving.isPending} type="submit">
            {isNew ? 'Ajouter' : 'Enregistrer'}
          </Button>
          <Button onClick={onClose} variant="quiet">
            Annuler
          </Button>
          {saving.error && <SaveStatus error={saving.error} isPending={false} isSuccess={false} />}
        </div>
      )}
    </form>
  )
}

const inWords = (fields: Fields, say: ThingFormProps<unknown>['formatValue']): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, say(name, String(value))]),
  )
