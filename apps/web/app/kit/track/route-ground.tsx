import type { Trace } from '@foulee/contract/parcours/parcours'
import { RouteMap } from './route-map.tsx'
import { RouteProfile, type RouteProfileProps } from './route-profile.tsx'

type RouteGroundProps = Omit<RouteProfileProps, 'title' | 'climbs'> & {
  trace: Pick<Trace, 'lignes' | 'montees'>
  labels: { map: string; profile: string }
}

export function RouteGround({ trace, labels, stretches, getNoteAt, ...both }: RouteGroundProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <RouteMap {...both} className="route-ground-map" label={labels.map} trace={trace} />
      <div className="border-t border-line px-3 pb-4 md:px-5">
        <RouteProfile
          {...both}
          {...(stretches && { stretches })}
          {...(getNoteAt && { getNoteAt })}
          climbs={trace.montees}
          title={labels.profile}
        />
      </div>
    </div>
  )
}
