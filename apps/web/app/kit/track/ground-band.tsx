import { getSurface } from '@foulee/domain/shared/surface'

type Stretch = readonly [debut: number, fin: number, type: string]

type GroundBandProps = { stretches: readonly Stretch[]; length: number }

export function GroundBand({ stretches, length }: GroundBandProps) {
  if (stretches.length === 0 || length <= 0) return null
  return (
    <div aria-hidden="true" className="ground-band">
      {stretches.map(([debut, fin, type]) => (
        <span
          className={`ground ground-${getSurface(type).class}`}
          key={debut}
          style={{
            left: `${(debut / length) * 100}%`,
            width: `${((fin - debut) / length) * 100}%`,
          }}
        />
      ))}
    </div>
  )
}
