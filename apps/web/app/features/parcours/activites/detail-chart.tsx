import type { SeriesSortie } from '@foulee/contract/parcours/activite-detail'
import { formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import type { Sport } from '@foulee/domain/shared/sport'
import { useState } from 'react'
import { ElevationDistances } from '#ui/elevation-axes.tsx'
import { axisTicks, elevationLine, elevationScale, type ProfilePoint } from '#ui/elevation-scale.ts'
import { altitudeText, kilometreText } from '#ui/elevation-text.ts'
import { ProfileReader } from '#ui/profile-reader.tsx'
import { Select } from '#ui/select.tsx'
import { type CurveId, curvePath, heightOf, rankAt, type Scale, scaleOf } from './detail-curve.ts'
import { cadenceUnit, vitesseLabel, vitesseText } from './detail-texts.ts'

const [WIDTH, HEIGHT] = [1000, 280]
const CURVES: readonly CurveId[] = [
  'allure',
  'fc',
  'cadence',
  'puissance',
  'temperature',
  'altitude',
]

type ChartProps = { series: SeriesSortie; sport: Sport }

/** One curve over the profile; a range reads all of them by hand, by keys and aloud. */
export function DetailChart({ series, sport }: ChartProps) {
  const curves = CURVES.filter((id) => scaleOf(series, id))
  const [chosen, setChosen] = useState<CurveId>()
  const id = chosen ?? curves[0]
  const scale = id && scaleOf(series, id)
  const distance = series.metres.at(-1) ?? 0
  if (!id || !scale || !(distance > 0)) return null
  const options = curves.map((value) => ({ value, label: labelOf(value, sport) }))
  return (
    <figure className="profile sortie-courbe grid gap-4">
      <div className="no-print max-w-xs">
        <Select
          label="Courbe"
          onChange={({ target }) => setChosen(curves.find((value) => value === target.value))}
          options={options}
          value={id}
        />
      </div>
      <div>
        <div className="profile-frame">
          <Drawing id={id} scale={scale} series={series} />
          <ul aria-hidden="true" className="contents">
            {axisTicks(scale.low, scale.high, 3).map((value) => (
              <li
                className="profile-level"
                key={value}
                style={{ top: `${heightOf(value, scale) * 100}%` }}
              >
                <span>{valueText(id, value, sport)}</span>
              </li>
            ))}
          </ul>
          <Reader id={id} scale={scale} series={series} sport={sport} />
        </div>
        <ElevationDistances length={distance} />
      </div>
      <figcaption className="sr-only">
        {labelOf(id, sport)} le long de la sortie, au-dessus du profil. Les tableaux disent le
        reste.
      </figcaption>
    </figure>
  )
}

type CurveProps = { series: SeriesSortie; id: CurveId; scale: Scale }

function Drawing({ series, id, scale }: CurveProps) {
  const points = series.metres.flatMap((metres, rank): ProfilePoint[] => {
    const altitude = series.altitude[rank]
    return altitude == null ? [] : [[metres, altitude]]
  })
  const relief = points.length > 1 && elevationLine(points, elevationScale(points), WIDTH, HEIGHT)
  return (
    <svg
      aria-hidden="true"
      className="profile-drawing"
      preserveAspectRatio="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {relief && <path className="race-day-relief" d={`${relief}V${HEIGHT}H0Z`} />}
      <path
        className="race-day-line"
        d={curvePath(series, id, { scale, width: WIDTH, height: HEIGHT })}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function Reader({ series, id, scale, sport }: CurveProps & { sport: Sport }) {
  const [at, setAt] = useState<number | null>(null)
  const rank = rankAt(series, at ?? 0)
  const value = series[id][rank]
  return (
    <ProfileReader
      at={at}
      label="Courbes de la sortie"
      length={series.metres.at(-1) ?? 0}
      onMove={setAt}
      steps={120}
      text={readingText(series, rank, sport)}
      top={value == null ? null : heightOf(value, scale)}
    />
  )
}

function labelOf(id: CurveId, sport: Sport): string {
  if (id === 'allure') return vitesseLabel(sport)
  return {
    fc: 'Fréquence cardiaque',
    cadence: 'Cadence',
    puissance: 'Puissance',
    temperature: 'Température',
    altitude: 'Altitude',
  }[id]
}

function valueText(id: CurveId, value: number, sport: Sport): string {
  switch (id) {
    case 'allure':
      return vitesseText(value, sport)
    case 'altitude':
      return altitudeText(value)
    case 'fc':
      return `${formatNombre(value)}\u00a0bpm`
    case 'cadence':
      return `${formatNombre(value)}\u00a0${cadenceUnit(sport)}`
    case 'puissance':
      return `${formatNombre(value)}\u00a0W`
    case 'temperature':
      return `${formatNombre(value)}\u00a0°C`
  }
}

function readingText(series: SeriesSortie, rank: number, sport: Sport): string {
  const values = CURVES.flatMap((id) => {
    const value = series[id][rank]
    return value == null ? [] : [valueText(id, value, sport)]
  })
  const place = kilometreText(series.metres[rank] ?? 0)
  return [place, formatDuree(series.temps[rank] ?? 0), ...values].join(' · ')
}
