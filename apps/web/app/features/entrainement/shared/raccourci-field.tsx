import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { reuseIds } from '@foulee/domain/entrainement/reuse-step-ids'
import type { Step } from '@foulee/domain/entrainement/step'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'
import { GrowingTextarea } from '#ui/growing-textarea.tsx'
import { useDebouncedValue } from '#ui/use-debounced-value.ts'
import { BlocsSeance } from './blocs-seance.tsx'
import { EtapesSeance } from './etapes-seance.tsx'
import { isUnfinished } from './raccourci-faute.ts'
import { RaccourciHelp } from './raccourci-help.tsx'
import { insertPiece, PIECES } from './raccourci-pieces.ts'
import { RaccourciRefus } from './raccourci-refus.tsx'
import { TotauxSeance } from './totaux-seance.tsx'
import { useLecture } from './use-lecture.ts'

type RaccourciFieldProps = {
  value: string
  onChange: (texte: string) => void
  onBlur?: () => void
  label?: string
  hint?: ReactNode
  name?: string
  error?: string | undefined
  reperes?: Reperes | undefined
  known?: readonly Step[]
  isBare?: boolean
}

const NONE: readonly Step[] = []

export function RaccourciField({
  value,
  onChange,
  onBlur,
  label = 'Les étapes, en raccourci',
  hint = "Par exemple\u00a0: 20' EF + 8x30/30 à 100-105 % VMA + 10' RC",
  name = 'raccourci',
  error,
  reperes,
  known = NONE,
  isBare = false,
}: RaccourciFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const { steps: read, refus } = useLecture(value)
  const steps = useDebouncedValue(useMemo(() => reuseIds(read, known), [read, known]))
  const isWriting = refus !== null && hasFocus && isUnfinished(value, refus)
  const isWrong = Boolean(error) || (refus !== null && !isWriting)
  const write = (texte: string, caret: number) => {
    onChange(texte)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  const insert = (piece: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const { texte, caret } = insertPiece(value, selectionStart, selectionEnd, piece)
    write(texte, caret)
  }
  const goToFault = () => {
    if (!refus) return
    area.current?.focus()
    area.current?.setSelectionRange(refus.position, refus.position + refus.longueur)
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <div className="text-sm text-ink-soft" id={`${id}-hint`}>
          {hint}
        </div>
        <GrowingTextarea
          aria-describedby={`${id}-hint ${id}-refus`}
          aria-invalid={isWrong || undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className="min-h-20 py-2.5 font-mono"
          id={id}
          name={name}
          onBlur={() => {
            setHasFocus(false)
            onBlur?.()
          }}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => setHasFocus(true)}
          ref={area}
          rows={2}
          spellCheck={false}
          value={value}
        />
        {/* Always mounted, since a live region must precede its content. */}
        <div aria-live="polite" id={`${id}-refus`}>
          {refus ? (
            <RaccourciRefus isUnfinished={isWriting} onGo={goToFault} refus={refus} texte={value} />
          ) : (
            error && <FieldError id={undefined}>{error}</FieldError>
          )}
        </div>
      </div>
      <Pieces onInsert={insert} />
      <RaccourciHelp onChoose={(texte) => write(texte, texte.length)} />
      {!isBare && steps.length > 0 && (
        <div className={cx('grid gap-4', refus && 'opacity-60')}>
          <BlocsSeance isDecorative reperes={reperes} steps={steps} taille="page" />
          <TotauxSeance reperes={reperes} steps={steps} />
          <EtapesSeance reperes={reperes} steps={steps} />
        </div>
      )}
    </div>
  )
}

function Pieces({ onInsert }: { onInsert: (piece: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-1.5 text-sm text-ink-soft">Insérer</legend>
      {PIECES.map(({ nom, texte }) => (
        <button
          className="chip"
          key={nom}
          onClick={() => onInsert(texte)}
          title={texte}
          type="button"
        >
          {nom}
        </button>
      ))}
    </fieldset>
  )
}
