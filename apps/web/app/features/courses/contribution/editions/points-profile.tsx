import type { Trace } from '@foulee/contract/parcours/parcours'
import { POINT_TYPE_LABELS, type PointType } from '@foulee/domain/courses/epreuve'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { ProfileRail } from '#kit/track/profile-rail.tsx'
import type { RouteMark } from '#kit/track/route-marks.ts'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { placeAt, readSamples, type Samples } from '#kit/track/route-samples.ts'
import type { IconName } from '#ui/icon.tsx'
import type { Placed } from './epreuve-values.ts'

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

const STEP = 100

type ProfileProps = {
  trace: Trace
  points: readonly Placed[]
  onMove: (key: number, km: number) => void
}

export function PointsProfile({ trace, points, onMove }: ProfileProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = points.map((point) => toMark(point, samples))
  return (
    <div className="grid">
      <ProfileRail
        handles={points.map(({ key, type, nom, km }, index) => ({
          id: String(key),
          label: `Place du point ${index + 1}, ${nom ?? POINT_TYPE_LABELS[type]}`,
          text: `km ${formatNombre(km, 1)}`,
          metres: km * 1000,
          look: 'point',
          onMove: (metres) => onMove(key, Math.round(metres / STEP) / 10),
        }))}
        length={samples.length}
        step={STEP}
      />
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
