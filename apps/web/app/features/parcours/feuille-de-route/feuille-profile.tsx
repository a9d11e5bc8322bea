import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { formatDistance, formatTemps } from '@foulee/domain/shared/mesure'
import { ElevationDistances, ElevationLevels } from '#ui/elevation-axes.tsx'
import { ElevationMarks } from '#ui/elevation-marks.tsx'
import { elevationLine, elevationScale } from '#ui/elevation-scale.ts'
import { altitudeText } from '#ui/elevation-text.ts'
import { etapeIcon, farthestText, nameOf } from './feuille-texts.ts'
import { hourTicks, timeLine } from './time-line.ts'

const [WIDTH, HEIGHT] = [1000, 240]

type FeuilleProfileProps = { feuille: FeuilleDeRoute }

/** Elevation with the points, the time of the plan, and that of earlier runners. */
export default function FeuilleProfile({ feuille }: FeuilleProfileProps) {
  const { profil, etapes, temps, semblables, distance } = feuille
  if (!profil) return null
  const scale = elevationScale(profil)
  const line = elevationLine(profil, scale, WIDTH, HEIGHT)
  const most = Math.max(temps, ...etapes.map(({ semblables }) => semblables ?? 0))
  const frame = { length: scale.length, most, width: WIDTH, height: HEIGHT }
  const altitudes = profil.map(([, altitude]) => altitude)
  const places = etapes.filter(({ is_arrivee }) => !is_arrivee)
  return (
    <figure className="profile feuille-profil">
      <div className="profile-frame">
        <svg
          aria-hidden="true"
          className="profile-drawing"
          preserveAspectRatio="none"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          <path className="race-day-relief" d={`${line}V${HEIGHT}H0Z`} />
          {places.map(({ metres }) => (
            <path
              className="race-day-mark"
              d={`M${(scale.xOf(metres) * WIDTH).toFixed(1)} 0V${HEIGHT}`}
              key={metres}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            className="race-day-line"
            d={timeLine(etapes, frame)}
            vectorEffect="non-scaling-stroke"
          />
          {semblables && (
            <path
              className="race-day-line race-day-line-others"
              d={timeLine(listSemblables(feuille), frame)}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <ul aria-hidden="true" className="contents">
          <ElevationLevels nb={3} scale={scale} />
          {hourTicks(most).map((seconds) => (
            <li
              className="feuille-heures"
              key={seconds}
              style={{ top: `${(1 - seconds / most) * 100}%` }}
            >
              {formatTemps(seconds)}
            </li>
          ))}
        </ul>
        <ElevationMarks
          marks={places.map((etape) => ({
            distance: etape.metres,
            label: nameOf(etape),
            icon: etapeIcon(etape),
          }))}
          points={profil}
          scale={scale}
        />
      </div>
      <ElevationDistances length={scale.length} />
      <figcaption className="race-day-legend">
        <span className="sr-only">
          Profil&nbsp;: {formatDistance(distance)}, de {altitudeText(Math.min(...altitudes))} à{' '}
          {altitudeText(Math.max(...altitudes))} d’altitude.
        </span>
        <span className="race-day-key">Temps du plan</span>
        {semblables && <span className="race-day-key race-day-key-others">{semblables.annee}</span>}
        {semblables && <span className="feuille-ecran">{farthestText(feuille)}</span>}
      </figcaption>
    </figure>
  )
}

const listSemblables = ({ etapes }: FeuilleDeRoute) =>
  etapes.flatMap(({ metres, semblables }) =>
    semblables === null ? [] : [{ metres, temps: semblables }],
  )
