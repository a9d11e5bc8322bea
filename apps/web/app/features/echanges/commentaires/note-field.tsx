import { NOTE_LABELS, NOTES } from '@foulee/domain/echanges/avis'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Star } from './stars.tsx'

type NoteFieldProps = { initial: number | null; error: string | undefined }

export function NoteField({ initial, error }: NoteFieldProps) {
  const [note, setNote] = useState(initial)
  const id = useId()
  const chosen = NOTES.find((item) => item === note)
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid content-start gap-1">
      <legend className="font-semibold">
        Votre note <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="-ms-1.5 flex">
          {NOTES.map((item) => (
            <label
              className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sapin"
              key={item}
            >
              <input
                checked={item === note}
                className="absolute inset-0 cursor-pointer opacity-0"
                id={item === 1 ? 'note' : undefined}
                name="note"
                onChange={() => setNote(item)}
                type="radio"
                value={item}
              />
              <span className="sr-only">
                {item} sur 5&nbsp;: {NOTE_LABELS[item]}
              </span>
              <Star isFull={note !== null && item <= note} size={30} />
            </label>
          ))}
        </span>
        {chosen && (
          <>
            <span aria-hidden="true">{NOTE_LABELS[chosen]}</span>
            <Button onClick={() => setNote(null)} variant="quiet">
              Retirer la note
            </Button>
          </>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
