import type { Inclus } from '@foulee/contract/sejours/voyages'
import type { ComponentProps } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { toForm } from '#kit/editor/to-form.ts'
import { useContent } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { IconButton } from '#ui/button.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextArea } from '#ui/text-field.tsx'
import { needPart } from '../voyage-calls.ts'
import { VOYAGE } from '../voyage-kind.ts'

const ONE_LINE = { minHeight: '2.75rem' }

type InclusLineProps = {
  voyage: number
  line: Inclus
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
}

export function InclusLine({ voyage: id, line, handle }: InclusLineProps) {
  const { id: inclus_id, libelle, inclus } = line
  const params = { id, inclus_id }
  const change = useContent(VOYAGE, id, async (fields: Fields) => {
    needPart('inclus', id, inclus_id)
    return api('POST /api/voyages/inclus/{id}/edit/{inclus_id}', { params, body: toForm(fields) })
  })
  const remove = useContent(VOYAGE, id, async () => {
    needPart('inclus', id, inclus_id)
    return api('POST /api/voyages/inclus/{id}/del/{inclus_id}', { params })
  })
  const error = change.error ?? remove.error
  const failure = error ? readEditFailure(error).message : undefined
  const save = (text: string) => {
    if (text.trim() !== libelle) change.mutate({ libelle: text })
  }
  return (
    <div className="flex flex-wrap items-start gap-x-1">
      <IconButton
        {...handle}
        className="shrink-0 cursor-grab touch-none"
        icon="menu"
        label={`Déplacer\u00a0: ${libelle}`}
      />
      {/* On a phone the text takes the full width above the tools. */}
      <div className="min-w-0 grow max-sm:order-first max-sm:basis-full">
        <TextArea
          autoComplete="off"
          defaultValue={libelle}
          {...(failure && { error: failure })}
          isLabelHidden
          // The key remounts the field with the saved text, from whichever window.
          key={libelle}
          label={inclus ? 'Ligne comprise' : 'Ligne non comprise'}
          maxLength={200}
          onBlur={({ currentTarget }) => save(currentTarget.value)}
          // One logical line that wraps; Enter saves.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save(event.currentTarget.value)
          }}
          rows={1}
          style={ONE_LINE}
        />
      </div>
      <IconButton
        className="shrink-0"
        icon={inclus ? 'minus' : 'check'}
        label={inclus ? `Dire non compris\u00a0: ${libelle}` : `Dire compris\u00a0: ${libelle}`}
        onClick={() => change.mutate({ inclus: String(!inclus) })}
      />
      <IconButton
        className="shrink-0"
        icon="trash"
        label={`Retirer\u00a0: ${libelle}`}
        onClick={() => remove.mutate(undefined)}
      />
    </div>
  )
}
