import {
  addWayBack,
  closeLoop,
  EMPTY_DRAWING,
  isClosed,
  reverseDrawing,
} from '@foulee/domain/parcours/tracer/drawing'
import type { Mode } from '@foulee/domain/parcours/tracer/line'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import type { OnDrawing } from './use-drawing.ts'
import type { Paths } from './use-paths.ts'

type DrawingToolbarProps = {
  traced: OnDrawing
  paths: Paths
  isNearbyShown: boolean
  onNearby: () => void
}

const MODES: { value: Mode; label: string }[] = [
  { value: 'chemin', label: 'Par les chemins' },
  { value: 'droit', label: 'Tout droit' },
]

/** Below the map, where a thumb reaches. */
export function DrawingToolbar(props: DrawingToolbarProps) {
  const { traced, paths, isNearbyShown, onNearby } = props
  const { mode, hasPaths, choose } = paths
  const { drawing, change, canUndo, canRedo, undo, redo } = traced
  const hasLine = drawing.legs.length > 0
  return (
    <section aria-label="Outils du tracé" className="trace-tools">
      {hasPaths && (
        <ViewToggle label="Prochain point" onChange={choose} options={MODES} value={mode} />
      )}
      <div className="trace-tools-row">
        <Tool icon="arrow-left" isOn={canUndo} label="Annuler" onClick={undo} />
        <Tool icon="arrow-right" isOn={canRedo} label="Rétablir" onClick={redo} />
        <Tool
          icon="route"
          isOn={hasLine && !isClosed(drawing)}
          label="Boucler"
          onClick={() => change((known) => closeLoop(known, mode))}
        />
        <Tool
          icon="copy"
          isOn={hasLine && !isClosed(drawing)}
          label="Aller-retour"
          onClick={() => change(addWayBack)}
        />
        <Tool
          icon="refresh"
          isOn={hasLine}
          label="Inverser"
          onClick={() => change(reverseDrawing)}
        />
        <Tool
          icon="trash"
          isOn={drawing.points.length > 0}
          label="Effacer"
          onClick={() => change(() => EMPTY_DRAWING)}
        />
        <Tool icon="map" isOn isPressed={isNearbyShown} label="Parcours" onClick={onNearby} />
      </div>
    </section>
  )
}

type ToolProps = {
  icon: IconName
  label: string
  isOn: boolean
  isPressed?: boolean
  onClick: () => void
}

/** It keeps the focus while it can do nothing. */
const Tool = ({ icon, label, isOn, isPressed, onClick }: ToolProps) => (
  <button
    aria-disabled={!isOn}
    aria-pressed={isPressed}
    className="trace-tool"
    onClick={() => isOn && onClick()}
    type="button"
  >
    <Icon name={icon} />
    {label}
  </button>
)
