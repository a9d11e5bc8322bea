import { palettes } from './palette.ts'
import './kinds-legend.css'

type KindsLegendProps = {
  /** The kinds of what is seen; one alone needs no word. */
  kinds: readonly string[]
  labels: Readonly<Record<string, string>>
}

/** What the colours of a map's points mean. */
export function KindsLegend({ kinds, labels }: KindsLegendProps) {
  const seen = Object.entries(labels).filter(([kind]) => kinds.includes(kind))
  if (seen.length < 2) return null
  return (
    <ul aria-label="Couleurs de la carte" className="kinds-legend">
      {seen.map(([kind, label]) => (
        <li key={kind}>
          <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
            <circle cx="6" cy="6" fill={colorOf(kind)} r="6" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

function colorOf(kind: string): string {
  const [light, dark] = [palettes.light.kinds, palettes.dark.kinds]
  return `light-dark(${light[kind] ?? light.autre}, ${dark[kind] ?? dark.autre})`
}
