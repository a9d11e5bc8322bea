import type { Inclus } from '@foulee/contract/sejours/voyages'
import { type FormEvent, useId, useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { toForm } from '#kit/editor/to-form.ts'
import { useDragOrder } from '#kit/editor/use-drag-order.ts'
import { useContent } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { TextField } from '#ui/text-field.tsx'
import { VOYAGE } from '../voyage-kind.ts'
import { InclusLine } from './inclus-line.tsx'
import { findRank } from './inclus-rank.ts'

type InclusListProps = {
  voyage: number
  lines: readonly Inclus[]
  isIncluded: boolean
  title: string
  placeholder: string
}

export function InclusList(props: InclusListProps) {
  const { voyage: id, lines, isIncluded, title, placeholder } = props
  const titleId = useId()
  const mine = lines.filter(({ inclus }) => inclus === isIncluded)
  const [all, ids] = [lines, mine].map((inclus) => inclus.map((line) => line.id))
  const moving = useContent(VOYAGE, id, (input: { inclus_id: number; ordre: number }) =>
    api('POST /api/voyages/inclus/{id}/edit/{inclus_id}', {
      params: { id, inclus_id: input.inclus_id },
      body: toForm({ ordre: String(input.ordre) }),
    }),
  )
  const [said, say] = useState('')
  const { order, draggedId, handleOf } = useDragOrder(
    ids ?? [],
    (inclus_id, rank, onError) => {
      const ordre = findRank(all ?? [], ids ?? [], { id: inclus_id, rank })
      moving.mutate({ inclus_id, ordre }, { onError })
      say(`Placée en position ${rank + 1} sur ${mine.length}.`)
    },
    isIncluded ? 'compris' : 'exclu',
  )
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 className="text-lg" id={titleId}>
        {title}
      </h3>
      {mine.length > 0 && (
        <ul className="grid gap-2">
          {mine.map((line) => (
            <li
              className={cx(
                'rounded-control',
                line.id === draggedId && 'opacity-60 outline-2 outline-sapin outline-dashed',
              )}
              key={line.id}
              style={{ order: order.indexOf(line.id) }}
              {...{ [`data-${isIncluded ? 'compris' : 'exclu'}`]: line.id }}
            >
              <InclusLine handle={handleOf(line.id)} line={line} voyage={id} />
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      {moving.error && <SaveStatus error={moving.error} isPending={false} isSuccess={false} />}
      <AddLine isIncluded={isIncluded} placeholder={placeholder} title={title} voyage={id} />
    </section>
  )
}

type AddLineProps = Pick<InclusListProps, 'voyage' | 'isIncluded' | 'placeholder' | 'title'>

/** The field empties after a save, for the next line. */
function AddLine({ voyage: id, isIncluded, placeholder, title }: AddLineProps) {
  const [text, setText] = useState('')
  const { mutate, error, isPending } = useContent(VOYAGE, id, (libelle: string) =>
    api('POST /api/voyages/inclus/{id}', {
      params: { id },
      body: toForm({ libelle, inclus: String(isIncluded) }),
    }),
  )
  useConfirmLeave(text.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    // The next line may be typed already.
    mutate(text, { onSuccess: () => setText((now) => (now === text ? '' : now)) })
  }
  const failure = error ? readEditFailure(error).message : undefined
  return (
    <form className="flex flex-wrap items-start gap-3" noValidate onSubmit={submit}>
      <div className="min-w-0 grow basis-60">
        <TextField
          autoComplete="off"
          {...(failure && { error: failure })}
          isLabelHidden
          label={`Ajouter\u00a0: ${title.toLowerCase()}`}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          placeholder={placeholder}
          value={text}
        />
      </div>
      <Button icon="plus" isLoading={isPending} type="submit">
        Ajouter
        <span className="sr-only">&nbsp;: {title.toLowerCase()}</span>
      </Button>
    </form>
  )
}
