import type { Position } from '@foulee/domain/shared/geo'
import { parsePosition } from '@foulee/domain/shared/position-saisie'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LocationError, locate } from './locate.ts'

/** Lazy: it carries React Aria's combobox. */
const PlaceField = lazy(() => import('#kit/places/place-field.tsx'))

type AddPlaceProps = {
  onAdd: (position: Position) => void
  onSee: (position: Position) => void
}

/** Points without the map: a place by its name, coordinates, or my position. */
export function AddPlace({ onAdd, onSee }: AddPlaceProps) {
  return (
    <section aria-labelledby="trace-lieu" className="card grid gap-4 p-5">
      <h2 className="text-xl" id="trace-lieu">
        Ajouter un point
      </h2>
      <ByName onAdd={onAdd} onSee={onSee} />
      <ByCoordinates onAdd={onAdd} />
    </section>
  )
}

function ByName({ onAdd, onSee }: AddPlaceProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ nom: string; position: Position } | null>(null)
  const [error, setError] = useState<string>()
  return (
    <div className="grid gap-3">
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <PlaceField
          error={error}
          label="Aller à"
          nothing="Aucune commune de ce nom."
          onChoose={({ nom, position }) => {
            setText(nom)
            setError(position ? undefined : 'Nous ne savons pas où est ce village.')
            const place = position && { nom, position: [position[0], position[1]] as const }
            setFound(place)
            if (place) onSee(place.position)
          }}
          onType={setText}
          value={text}
        />
      </Suspense>
      {found && (
        <Button
          className="justify-self-start"
          icon="plus"
          onClick={() => {
            onAdd(found.position)
            setFound(null)
            setText('')
          }}
        >
          Poser un point à {found.nom}
        </Button>
      )}
    </div>
  )
}

function ByCoordinates({ onAdd }: Pick<AddPlaceProps, 'onAdd'>) {
  const [error, setError] = useState<string>()
  const [isLocating, setLocating] = useState(false)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const position = parsePosition(String(form.get('coordonnees') ?? ''))
    setError(position ? undefined : 'Indiquez une latitude et une longitude\u00a0: 45,8992 6,1294.')
    if (!position) return
    onAdd(position)
    event.currentTarget.reset()
  }
  const addHere = async () => {
    setLocating(true)
    try {
      onAdd(await locate())
      setError(undefined)
    } catch (cause) {
      setError(cause instanceof LocationError ? cause.message : String(cause))
    } finally {
      setLocating(false)
    }
  }
  return (
    <form className="grid gap-3" onSubmit={add}>
      <TextField
        autoComplete="off"
        {...(error && { error })}
        hint="Latitude puis longitude."
        label="Coordonnées"
        name="coordonnees"
      />
      <div className="flex flex-wrap gap-3">
        <Button icon="plus" type="submit">
          Poser ce point
        </Button>
        <Button icon="pin" isLoading={isLocating} onClick={addHere} variant="quiet">
          Poser un point où je suis
        </Button>
      </div>
    </form>
  )
}
