import type { CourseCard } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { racesQuery } from './epreuve-choice.queries.ts'

/** The chosen épreuve; its name is null when the member may not see it. */
export type ChosenEpreuve = { id: number; nom: string | null }

type EpreuveChoiceProps = {
  value: ChosenEpreuve | null
  error: string | undefined
  onChange: (epreuve: ChosenEpreuve | null) => void
}

export function EpreuveChoice({ value, error, onChange }: EpreuveChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Épreuve courue ce jour-là <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <input name="epreuves_id" type="hidden" value={value?.id ?? ''} />
      {value && (
        <p className="flex items-center gap-2">
          <Icon className="shrink-0 text-sapin" name="flag" />
          {value.nom ?? 'Cette épreuve n’est plus visible.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={isOpen} icon="flag" onClick={() => setOpen(!isOpen)}>
          {value ? 'Changer d’épreuve' : 'Choisir une épreuve'}
        </Button>
        {value && (
          <Button icon="close" onClick={() => onChange(null)} variant="quiet">
            Retirer l’épreuve
          </Button>
        )}
      </div>
      {isOpen && (
        <RaceSearch
          onChoose={(epreuve) => {
            onChange(epreuve)
            setOpen(false)
          }}
        />
      )}
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}

function RaceSearch({ onChoose }: { onChoose: (epreuve: ChosenEpreuve) => void }) {
  const [text, setText] = useState('')
  const { data, error } = useQuery({
    ...racesQuery(useDeferredValue(text.trim())),
    placeholderData: (kept) => kept,
  })
  const races = data?.filter(({ edition }) => edition?.epreuves.length)
  return (
    <div className="grid gap-3 rounded-control bg-relief-1 p-4">
      <TextField
        autoFocus
        hint="Son nom, ou sa ville."
        label="Chercher une course"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        type="search"
        value={text}
      />
      {error && <p role="alert">{error.message}</p>}
      <p className="sr-only" role="status">
        {races && `${races.length} courses`}
      </p>
      {races?.length === 0 && <p className="text-ink-soft">Aucune course ne correspond.</p>}
      <ul className="grid gap-3 empty:hidden">
        {races?.map((course) => (
          <li key={course.id}>
            <Race course={course} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RaceProps = { course: CourseCard; onChoose: (epreuve: ChosenEpreuve) => void }

function Race({ course: { nom, edition }, onChoose }: RaceProps) {
  if (!edition) return null
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {nom}, {labelEditionDays(edition)}
      </p>
      <div className="flex flex-wrap gap-2">
        {edition.epreuves.map((epreuve) => (
          <Button
            key={epreuve.id}
            onClick={() => onChoose({ id: epreuve.id, nom: `${nom}, ${epreuve.nom}` })}
          >
            {epreuve.nom}
            <span className="sr-only">, {nom}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
