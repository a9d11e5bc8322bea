import type { Montee, Parcours } from '@foulee/contract/parcours/parcours'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { ElevationDistances } from '#ui/elevation-axes.tsx'
import { axisTicks, type ElevationScale } from '#ui/elevation-scale.ts'
import type { Cursor } from './cursor.ts'
import { GroundBand } from './ground-band.tsx'
import { ProfileCursor } from './profile-cursor.tsx'
import { ProfileMarks } from './profile-marks.tsx'
import { FRAME, profileLine, profileScale, type SlopeArea, slopeAreas } from './profile-shape.ts'
import type { RouteMark } from './route-marks.ts'
import { altitudeRange, type KeptRange, type Samples } from './route-samples.ts'
import { kmText, metresText } from './route-texts.ts'
import { SlopeLegend } from './slope-legend.tsx'
import './trace.css'

export type RouteProfileProps = {
  samples: Samples
  title: string
  cursor: Cursor
  marks?: readonly RouteMark[]
  climbs?: readonly Montee[]
  stretches?: Parcours['troncons']
  kept?: KeptRange | undefined
  getNoteAt?: (metres: number) => string | null
}

export function RouteProfile(props: RouteProfileProps) {
  const { samples, title, cursor, marks = [], climbs = [], stretches = [], kept, getNoteAt } = props
  // Rendered after hydration: a slider without script would be inert.
  const isAlive = useHydrated()
  const scale = profileScale(samples)
  const areas = scale ? slopeAreas(samples, scale) : []
  return (
    <figure className="profile route-profile">
      <div className={scale ? 'profile-frame' : 'profile-frame profile-flat'}>
        {scale ? (
          <>
            <ClimbBands climbs={climbs} scale={scale} />
            <ProfileDrawing areas={areas} line={profileLine(samples, scale)} />
            <ProfileLevels scale={scale} />
            {kept && <ExcludedRanges kept={kept} scale={scale} />}
            <ProfileMarks marks={marks} samples={samples} scale={scale} />
          </>
        ) : (
          <p className="profile-unknown">
            Le fichier ne donne pas l’altitude&nbsp;: le profil n’est pas connu.
          </p>
        )}
        {isAlive && (
          <ProfileCursor
            cursor={cursor}
            label={title}
            getNoteAt={getNoteAt}
            samples={samples}
            scale={scale}
          />
        )}
      </div>
      <GroundBand length={samples.length} stretches={stretches} />
      <ElevationDistances
        format={samples.length < 1000 ? metresText : kmText}
        length={samples.length}
      />
      {scale && <SlopeLegend used={new Set(areas.map(({ slope }) => slope))} />}
      <figcaption className="sr-only">{summarise(title, samples)}</figcaption>
    </figure>
  )
}

function summarise(title: string, samples: Samples): string {
  const range = altitudeRange(samples)
  const heights = range
    ? `, de ${metresText(range.low)} à ${metresText(range.high)} d’altitude`
    : ', altitude inconnue'
  return `${title}\u00a0: ${formatDistance(samples.length)}${heights}.`
}

function ProfileDrawing({ areas, line }: { areas: readonly SlopeArea[]; line: string }) {
  return (
    <svg
      aria-hidden="true"
      className="profile-drawing"
      preserveAspectRatio="none"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
    >
      {areas.map(({ slope, path }) => (
        <path className={`slope slope-${slope}`} d={path} key={path} />
      ))}
      <path className="slope-line" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function ProfileLevels({ scale }: { scale: ElevationScale }) {
  return (
    <ul aria-hidden="true" className="contents">
      {axisTicks(scale.low, scale.high, 4).map((altitude) => (
        <li
          className="profile-level"
          key={altitude}
          style={{ top: `${scale.yOf(altitude) * 100}%` }}
        >
          <span>{metresText(altitude)}</span>
        </li>
      ))}
    </ul>
  )
}

function ClimbBands({ climbs, scale }: { climbs: readonly Montee[]; scale: ElevationScale }) {
  return climbs.map(({ debut, fin }, index) => (
    <span
      aria-hidden="true"
      className="climb-band"
      key={debut}
      style={{
        left: `${scale.xOf(debut) * 100}%`,
        width: `${(scale.xOf(fin) - scale.xOf(debut)) * 100}%`,
      }}
    >
      <span>{index + 1}</span>
    </span>
  ))
}

function ExcludedRanges({ kept, scale }: { kept: KeptRange; scale: ElevationScale }) {
  const [from, to] = [scale.xOf(kept.debut), scale.xOf(kept.fin)]
  const ranges = kept.isLeftOut
    ? [[from, to]]
    : [
        [0, from],
        [to, 1],
      ]
  return ranges.map(([start = 0, end = 0]) => (
    <span
      aria-hidden="true"
      className="profile-left-out"
      key={start}
      style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
    />
  ))
}
