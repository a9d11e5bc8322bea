import type { Trace } from '@foulee/contract/parcours/parcours'
import { POINT_TYPE_LABELS, type PointType } from '@foulee/domain/courses/epreuve'
import { formatNombre } from '@foulee/domain/mesure'
import { useMemo, useState } from 'react'
import { createCursor } from '../../../../trace/cursor.ts'
import type { RouteMark } from '../../../../trace/route-marks.ts'
import { RouteProfile } from '../../../../trace/route-profile.tsx'
import { placeAt, readSamples, type Samples } from '../../../../trace/route-samples.ts'
import type { IconName } from '../../../../ui/icon.tsx'
import type { Placed } from './epreuve-values.ts'
import './points-profile.css'

const ICONS: Partial<Record<PointType, IconName>> = {
  ravito_liquide: 'cup',
  ravito_solide: 'cup',
  ravito_complet: 'cup',
  base_de_vie: 'bed',
  eau: 'cup',
  assistance: 'users',
  controle: 'check',
  secours: 'heart',
}

/** A tenth of a kilometre: what an organiser knows. */
const STEP = 0.1

type ProfileProps = {
  trace: Trace
  points: readonly Placed[]
  onMove: (key: number, km: number) => void
}

/** The profile of the route with its points: each has a handle above it, for the finger and the keys. */
export function PointsProfile({ trace, points, onMove }: ProfileProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = points.map((point) => toMark(point, samples))
  return (
    <div className="points-profile">
      <div className="points-rail">
        {points.map((point, index) => (
          <Handle
            key={point.key}
            length={samples.length / 1000}
            onMove={(km) => onMove(point.key, km)}
            point={point}
            rank={index + 1}
          />
        ))}
      </div>
      <RouteProfile
        cursor={cursor}
        marks={marks}
        samples={samples}
        title="Profil et points de course"
      />
    </div>
  )
}

function toMark({ key, type, nom, km }: Placed, samples: Samples): RouteMark {
  const { lon, lat, metres } = placeAt(samples, km * 1000)
  return {
    id: `point-${key}`,
    kind: 'point',
    metres,
    position: [lon, lat],
    label: nom ?? POINT_TYPE_LABELS[type],
    icon: ICONS[type] ?? 'flag',
  }
}

type HandleProps = { point: Placed; rank: number; length: number; onMove: (km: number) => void }

function Handle({ point: { type, nom, km }, rank, length, onMove }: HandleProps) {
  return (
    <input
      aria-label={`Place du point ${rank}, ${nom ?? POINT_TYPE_LABELS[type]}`}
      aria-valuetext={`km ${formatNombre(km, 1)}`}
      className="points-handle"
      max={Math.floor(length / STEP) * STEP}
      min={0}
      onChange={({ currentTarget }) => onMove(Math.round(currentTarget.valueAsNumber * 10) / 10)}
      step={STEP}
      title={`Point ${rank}, km ${formatNombre(km, 1)}`}
      type="range"
      value={km}
    />
  )
}
