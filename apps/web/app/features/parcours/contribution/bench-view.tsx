import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { useMemo } from 'react'
import { ProfileRail, type RailHandle } from '#kit/track/profile-rail.tsx'
import { RouteMap } from '#kit/track/route-map.tsx'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { pointText } from '#kit/track/route-texts.ts'
import { canBeCut, isCut } from './bench.ts'
import type { OnBench } from './use-bench.ts'
import { benchMarks } from './whole-line.ts'

/** Metres per press of an arrow key. */
const STEP = 10

export function BenchView({ bench, titre }: { bench: OnBench; titre: string }) {
  const { line, samples, cursor, kept, points } = bench
  const marks = useMemo(() => benchMarks(line, points, samples), [line, points, samples])
  const shown = isCut(kept, line.distance) ? kept : undefined
  return (
    <section aria-label="Carte et profil du parcours" className="bench-view">
      <RouteMap
        className="bench-map"
        cursor={cursor}
        kept={shown}
        label={`Carte du parcours\u00a0: ${titre}`}
        marks={marks}
        samples={samples}
        trace={line}
      />
      <div className="grid">
        <ProfileRail handles={listHandles(bench)} length={samples.length} step={STEP} />
        <RouteProfile
          cursor={cursor}
          kept={shown}
          marks={marks}
          samples={samples}
          stretches={line.troncons}
          title="Profil du parcours entier"
        />
      </div>
    </section>
  )
}

function listHandles({ line, kept, points, moveEnd, place }: OnBench): RailHandle[] {
  const end = (name: 'debut' | 'fin', label: string): RailHandle => ({
    id: name,
    label,
    text: pointText(kept[name]),
    metres: kept[name],
    look: 'bout',
    onMove: (metres) => moveEnd(name, metres),
  })
  return [
    ...(canBeCut(line.distance)
      ? [end('debut', 'Nouveau départ'), end('fin', 'Nouvelle arrivée')]
      : []),
    ...points.map(
      ({ key, type, nom, metres }, index): RailHandle => ({
        id: String(key),
        label: `Place du point ${index + 1}, ${nom || POINT_PARCOURS_LABELS[type]}`,
        text: pointText(metres),
        metres,
        look: 'point',
        onMove: (to) => place(key, to),
      }),
    ),
  ]
}
