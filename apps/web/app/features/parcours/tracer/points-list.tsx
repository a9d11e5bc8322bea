import {
  insertOnLine,
  isClosed,
  movePoint,
  removePoint,
  setMode,
} from '@foulee/domain/parcours/tracer/drawing'
import { type Line, lineLength, nearestAtMetres } from '@foulee/domain/parcours/tracer/line'
import type { Position } from '@foulee/domain/shared/geo'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { formatPosition, parsePosition } from '@foulee/domain/shared/position-saisie'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { OnDrawing } from './use-drawing.ts'

type PointsListProps = { traced: OnDrawing; onSee: (position: Position) => void }

/** More points than these are folded, so that the page stays short. */
const SHOWN = 8

/** The drawing in words: all that the map does with points is done here with keys. */
export function PointsList({ traced, onSee }: PointsListProps) {
  const { drawing, lines } = traced
  const heading = useRef<HTMLHeadingElement>(null)
  const nb = drawing.points.length
  const [isOpen, setOpen] = useState(nb <= SHOWN)
  if (nb === 0) return null
  const starts = listStarts(lines)
  return (
    <details
      className="card trace-fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <h2 className="text-xl outline-none" id="trace-points" ref={heading} tabIndex={-1}>
          Les points ({nb})
        </h2>
        <Icon className="fold-icon" name="chevron-down" size={18} />
      </summary>
      <ol className="trace-points">
        {drawing.points.map((position, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its rank: two may be one place
          <li className="trace-points-row" key={index}>
            <PointRow
              index={index}
              metres={starts[index] ?? 0}
              onRemoved={() => heading.current?.focus()}
              onSee={onSee}
              position={position}
              traced={traced}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Metres from the start, of each point. */
function listStarts(lines: readonly Line[]): number[] {
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + lineLength(line))
  return starts
}

export function pointName(index: number, { points }: OnDrawing['drawing']): string {
  if (index === 0) return 'Départ'
  if (index < points.length - 1) return `Point ${index + 1}`
  return isClosed({ points, legs: [] }) ? 'Retour au départ' : 'Arrivée'
}

type PointRowProps = PointsListProps & {
  index: number
  position: Position
  metres: number
  onRemoved: () => void
}

function PointRow({ index, position, metres, traced, onSee, onRemoved }: PointRowProps) {
  const [isOpen, setOpen] = useState(false)
  const name = pointName(index, traced.drawing)
  const arriving = traced.legs[index - 1]
  const remove = () => {
    traced.change((known) => removePoint(known, index))
    setOpen(false)
    onRemoved()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <span className="font-semibold">{name}</span>
          {index > 0 && <span className="text-sm text-ink-soft"> à {formatDistance(metres)}</span>}
        </p>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} variant="quiet">
          Modifier<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {arriving?.kind === 'failed' && (
        <p className="text-sm font-semibold text-rouge-gr">{arriving.message}</p>
      )}
      {isOpen && (
        <div className="trace-point-panel">
          {index > 0 && <LegChoices index={index - 1} traced={traced} />}
          <div className="flex flex-wrap">
            <Button onClick={() => onSee(position)} variant="quiet">
              Voir<span className="sr-only"> {name} sur la carte</span>
            </Button>
            <Button onClick={remove} variant="quiet">
              Retirer<span className="sr-only"> {name}</span>
            </Button>
          </div>
          <MoveForm
            key={position.join()}
            name={name}
            onMove={(to) => traced.change((known) => movePoint(known, index, to))}
            position={position}
          />
        </div>
      )}
    </>
  )
}

type MoveFormProps = { name: string; position: Position; onMove: (to: Position) => void }

function MoveForm({ name, position, onMove }: MoveFormProps) {
  const [error, setError] = useState<string>()
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const to = parsePosition(String(form.get('coordonnees') ?? ''))
    setError(to ? undefined : 'Indiquez une latitude et une longitude\u00a0: 45,8992 6,1294.')
    if (to) onMove(to)
  }
  return (
    <form className="grid gap-3" onSubmit={move}>
      <TextField
        autoComplete="off"
        defaultValue={formatPosition(position)}
        {...(error && { error })}
        hint="Latitude puis longitude."
        label={`Coordonnées, ${name}`}
        name="coordonnees"
      />
      <Button className="justify-self-start" type="submit">
        Déplacer le point
      </Button>
    </form>
  )
}

function LegChoices({ index, traced }: { index: number; traced: OnDrawing }) {
  const { drawing, lines, legs, change } = traced
  const [leg, line, state] = [drawing.legs[index], lines[index], legs[index]]
  if (!leg || !line || !state) return null
  const isStraight = leg.mode === 'droit'
  const length = lineLength(line)
  const between = `entre ${pointName(index, drawing)} et ${pointName(index + 1, drawing)}`
  const insert = () =>
    change((known) => {
      const middle = nearestAtMetres(line, length / 2)
      return middle ? insertOnLine(known, index, line, middle) : known
    })
  return (
    <div className="grid">
      <p className="text-sm text-ink-soft">
        {formatDistance(length)}{' '}
        {isStraight || line.mode === 'droit' ? 'tout droit' : 'par les chemins'} depuis le point
        d’avant{state.kind === 'awaited' && ' (en attente)'}
      </p>
      <div className="flex flex-wrap">
        <Button
          onClick={() => change((known) => setMode(known, index, isStraight ? 'chemin' : 'droit'))}
          variant="quiet"
        >
          {isStraight ? 'Suivre les chemins' : 'Aller tout droit'}
          <span className="sr-only"> {between}</span>
        </Button>
        <Button onClick={insert} variant="quiet">
          Insérer un point<span className="sr-only"> {between}</span>
        </Button>
      </div>
    </div>
  )
}
