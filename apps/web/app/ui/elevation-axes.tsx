import { axisTicks, type ElevationScale } from './elevation-scale.ts'
import { altitudeText, kilometreText } from './elevation-text.ts'

/** @param nb of levels, about */
export const ElevationLevels = ({ scale, nb }: { scale: ElevationScale; nb: number }) =>
  axisTicks(scale.low, scale.high, nb).map((altitude) => (
    <li className="profile-level" key={altitude} style={{ top: `${scale.yOf(altitude) * 100}%` }}>
      <span>{altitudeText(altitude)}</span>
    </li>
  ))

export const ElevationDistances = ({ scale }: { scale: ElevationScale }) => (
  <ul aria-hidden="true" className="profile-distances">
    {axisTicks(0, scale.length, 5).map((metres) => (
      <li key={metres} style={{ left: `${scale.xOf(metres) * 100}%` }}>
        {kilometreText(metres)}
      </li>
    ))}
  </ul>
)
