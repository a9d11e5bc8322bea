import { axisTicks, type ElevationScale } from './elevation-scale.ts'
import { altitudeText, kilometreText } from './elevation-text.ts'

/** @param nb of levels, about */
export const ElevationLevels = ({ scale, nb }: { scale: ElevationScale; nb: number }) =>
  axisTicks(scale.low, scale.high, nb).map((altitude) => (
    <li className="profile-level" key={altitude} style={{ top: `${scale.yOf(altitude) * 100}%` }}>
      <span>{altitudeText(altitude)}</span>
    </li>
  ))

/** Share of the way from which a text beside its mark would leave the page. */
const END = 0.95

type DistancesProps = { length: number; format?: (metres: number) => string }

export const ElevationDistances = ({ length, format = kilometreText }: DistancesProps) => (
  <ul aria-hidden="true" className="profile-distances">
    {axisTicks(0, length, 5).map((metres) => {
      const share = metres / Math.max(1, length)
      return (
        <li
          className={share > END ? 'profile-distance-end' : undefined}
          key={metres}
          style={{ left: `${share * 100}%` }}
        >
          {format(metres)}
        </li>
      )
    })}
  </ul>
)
