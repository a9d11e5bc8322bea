import { insertOnLine, removePoint, setMode } from '@foulee/domain/parcours/tracer/drawing'
import { followRoute } from '@foulee/domain/parcours/tracer/follow-route'
import { type Mode, nearestOnLine } from '@foulee/domain/parcours/tracer/line'
import type { Position } from '@foulee/domain/shared/geo'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import type { Pressed } from './drawing-canvas.tsx'
import { pointName } from './points-list.tsx'
import { routeLineQuery } from './route-line.queries.ts'
import type { OnDrawing } from './use-drawing.ts'

type PopupProps = {
  pressed: Pressed
  traced: OnDrawing
  mode: Mode
  onAdd: (position: Position) => void
  onLoop: ((from: Position) => void) | null
  onClose: () => void
}

/** Choices on a point, on the line or on a published route that was pressed. */
export function PressedPopup({ pressed, ...props }: PopupProps) {
  if (pressed.kind === 'point') return <PointChoices {...props} index={pressed.index} />
  if (pressed.kind === 'leg')
    return <LegChoices {...props} index={pressed.index} position={pressed.position} />
  if (pressed.kind === 'route')
    return <RouteChoices {...props} id={pressed.id} position={pressed.position} />
  return null
}

type ChoiceProps = Omit<PopupProps, 'pressed'>

function PointChoices({ index, traced, onAdd, onLoop, onClose }: ChoiceProps & { index: number }) {
  const { drawing, change } = traced
  const position = drawing.points[index]
  const isLast = index === drawing.points.length - 1
  if (!position) return null
  return (
    <div className="trace-choices">
      <p className="font-semibold">{pointName(index, drawing)}</p>
      {!isLast && (
        <Button
          icon="route"
          onClick={() => {
            onAdd(position)
            onClose()
          }}
          variant="quiet"
        >
          {index === 0 ? 'Revenir ici' : 'Repasser ici'}
        </Button>
      )}
      {onLoop && (
        <Button
          icon="refresh"
          onClick={() => {
            onClose()
            onLoop(position)
          }}
          variant="quiet"
        >
          Une boucle d’ici
        </Button>
      )}
      <Button
        icon="trash"
        onClick={() => {
          change((known) => removePoint(known, index))
          onClose()
        }}
        variant="quiet"
      >
        Retirer le point
      </Button>
    </div>
  )
}

type LegChoicesProps = ChoiceProps & { index: number; position: Position }

function LegChoices({ index, position, traced, onAdd, onClose }: LegChoicesProps) {
  const { drawing, lines, change } = traced
  const [line, leg] = [lines[index], drawing.legs[index]]
  if (!line || !leg) return null
  const isStraight = leg.mode === 'droit'
  const insert = () => {
    const place = nearestOnLine(line, position)
    if (place) change((known) => insertOnLine(known, index, line, place))
    onClose()
  }
  return (
    <div className="trace-choices">
      <Button icon="plus" onClick={insert} variant="quiet">
        Insérer un point
      </Button>
      <Button
        icon="route"
        onClick={() => {
          change((known) => setMode(known, index, isStraight ? 'chemin' : 'droit'))
          onClose()
        }}
        variant="quiet"
      >
        {isStraight ? 'Suivre les chemins ici' : 'Aller tout droit ici'}
      </Button>
      <Button
        icon="flag"
        onClick={() => {
          onAdd(position)
          onClose()
        }}
        variant="quiet"
      >
        Continuer jusqu’ici
      </Button>
    </div>
  )
}

type RouteChoicesProps = ChoiceProps & { id: number; position: Position }

function RouteChoices({ id, position, traced, mode, onAdd, onClose }: RouteChoicesProps) {
  const { data: route, error } = useQuery(routeLineQuery(String(id)))
  if (error) return <p>Ce parcours n’a pas pu se charger.</p>
  return (
    <div className="trace-choices">
      <p className="font-semibold">{route?.titre ?? '…'}</p>
      <Button
        aria-disabled={!route}
        icon="route"
        onClick={() => {
          if (!route) return
          traced.change((known) => followRoute(known, route.line, position, mode))
          onClose()
        }}
        variant="quiet"
      >
        Suivre ce parcours jusqu’ici
      </Button>
      <Button
        icon="plus"
        onClick={() => {
          onAdd(position)
          onClose()
        }}
        variant="quiet"
      >
        Poser un point
      </Button>
    </div>
  )
}
