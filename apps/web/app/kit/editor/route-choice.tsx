import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { use, useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DrawAfterSave } from './draw-after-save.ts'
import { routeQuery, routesQuery } from './route-choice.queries.ts'

type RouteChoiceProps = {
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

export function RouteChoice({ value, error, onChange }: RouteChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const draw = use(DrawAfterSave)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Parcours <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <input name="parcours_id" type="hidden" value={value ?? ''} />
      {value !== null && <ChosenRoute id={value} />}
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={isOpen} icon="route" onClick={() => setOpen(!isOpen)}>
          {value === null ? 'Choisir un parcours' : 'Changer de parcours'}
        </Button>
        {draw && (
          <Button icon="edit" onClick={draw}>
            Enregistrer et tracer
          </Button>
        )}
        {value !== null && (
          <Button icon="close" onClick={() => onChange(null)} variant="quiet">
            Retirer le parcours
          </Button>
        )}
      </div>
      {isOpen && (
        <RouteSearch
          onChoose={(id) => {
            onChange(id)
            setOpen(false)
          }}
        />
      )}
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}

function ChosenRoute({ id }: { id: number }) {
  const { data, error } = useQuery(routeQuery(id))
  return (
    <p className="flex items-center gap-2">
      <Icon className="shrink-0 text-sapin" name="route" />
      {data ? (
        <>
          {data.titre}
          {data.distance !== null && `, ${formatDistance(data.distance)}`}
        </>
      ) : error ? (
        'Ce parcours n’est plus visible.'
      ) : (
        '…'
      )}
    </p>
  )
}

function RouteSearch({ onChoose }: { onChoose: (id: number) => void }) {
  const [text, setText] = useState('')
  const { data, error } = useQuery({
    ...routesQuery(useDeferredValue(text.trim())),
    placeholderData: (kept) => kept,
  })
  return (
    <div className="grid gap-3 rounded-control bg-relief-1 p-4">
      <TextField
        autoFocus
        hint="Sans mot, vos propres parcours."
        label="Chercher un parcours"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        type="search"
        value={text}
      />
      {error && <p role="alert">{error.message}</p>}
      <p className="sr-only" role="status">
        {data && `${data.length} parcours`}
      </p>
      {data?.length === 0 && <p className="text-ink-soft">Aucun parcours ne correspond.</p>}
      <ul className="grid gap-1">
        {data?.map(({ id, titre, distance }) => (
          <li key={id}>
            <Button icon="route" onClick={() => onChoose(id)} variant="quiet">
              <span className="text-start">
                {titre}
                {distance !== null && `, ${formatDistance(distance)}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
