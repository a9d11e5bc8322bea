import type { Position } from '@foulee/domain/shared/geo'
import { formatPosition, parsePosition } from '@foulee/domain/shared/position-saisie'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { PinMap } from '#kit/map/pin-map.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'

const PlaceField = lazy(() => import('#kit/places/place-field.tsx'))

type StepPlaceProps = {
  position: Position | undefined
  onPlace: (position: Position | undefined) => void
}

export function StepPlace({ position, onPlace }: StepPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const [said, say] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const place = (next: Position) => {
    onPlace(round(next))
    say('Le lieu est placé.')
  }
  const remove = () => {
    onPlace(undefined)
    say('Lieu retiré. «\u00a0Annuler\u00a0» le remet.')
    // The pressed button is removed with the place.
    opener.current?.focus()
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Lieu <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {position && <p className="tabular-nums">{formatPosition(position)}</p>}
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          icon="pin"
          onClick={() => setOpen(!isOpen)}
          ref={opener}
        >
          {position ? 'Modifier le lieu' : 'Ajouter un lieu'}
        </Button>
        {position && (
          <Button icon="trash" onClick={remove} variant="quiet">
            Retirer le lieu
          </Button>
        )}
      </div>
      <div className="grid gap-4 empty:hidden" id={id}>
        {isOpen && <Choices onPlace={place} position={position ?? null} />}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  )
}

const round = ([lon, lat]: Position): Position => [
  Math.round(lon * 1e5) / 1e5,
  Math.round(lat * 1e5) / 1e5,
]

type ChoicesProps = { position: Position | null; onPlace: (position: Position) => void }

function Choices({ position, onPlace }: ChoicesProps) {
  const [ville, setVille] = useState('')
  return (
    <>
      <p className="text-sm text-ink-soft">
        Le stade, la côte, le départ du chemin&nbsp;: là où l’on fait cette étape. Une fois la
        séance publiée, tout le monde le voit.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PlaceField
            label="Chercher une commune"
            nothing="Aucune commune."
            onChoose={(lieu) => {
              setVille(lieu.nom)
              if (lieu.position) onPlace(lieu.position)
            }}
            onType={setVille}
            value={ville}
          />
        </Suspense>
        <Coordinates onPlace={onPlace} position={position} />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">
          {position
            ? 'Faites glisser le repère, ou touchez la carte là où il doit aller.'
            : 'Touchez la carte là où l’on fait cette étape.'}
        </p>
        <PinMap
          className="h-72 rounded-control border border-line"
          label="Carte du lieu de l’étape"
          onMove={onPlace}
          position={position}
        />
      </div>
    </>
  )
}

/** Latitude and longitude in one field, as map sites copy them; parsed on blur. */
function Coordinates({ position, onPlace }: ChoicesProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const shown = position ? formatPosition(position) : ''
  const commit = () => {
    const typed = draft?.trim() ?? ''
    const found = typed ? parsePosition(typed) : null
    setWrong(typed !== '' && !found)
    if (found) onPlace(found)
    if (found || !typed) setDraft(null)
  }
  return (
    <TextField
      autoComplete="off"
      error={
        isWrong
          ? 'Écrivez la latitude puis la longitude, en degrés\u00a0: 45.1885, 5.7245.'
          : undefined
      }
      hint="Comme les cartes les copient&nbsp;: 45.1885, 5.7245."
      label="Latitude, longitude"
      onBlur={commit}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
      value={draft ?? shown}
    />
  )
}
