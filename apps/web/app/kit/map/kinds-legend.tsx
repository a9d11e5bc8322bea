import { palettes } from './palette.ts'
import './kinds-legend.css'

/**
 * Legend of all kinds: the map has more than the list beside it. Kinds unknown to the palette have
 * the colour of « autre », without a label.
 */
export const KindsLegend = ({ labels }: { labels: Readonly<Record<string, string>> }) => (
  <ul aria-label="Couleurs de la carte" className="kinds-legend">
    {Object.entries(labels).map(([kind, label]) =>
      kind === 'autre' ? null : (
        <li key={kind}>
          <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
            <circle cx="6" cy="6" fill={colorOf(kind)} r="6" />
          </svg>
          {label}
        </li>
      ),
    )}
  </ul>
)

function colorOf(kind: string): string {
  const [light, dark] = [palettes.light.kinds, palettes.dark.kinds]
  return `light-dark(${light[kind] ?? light.autre}, ${dark[kind] ?? dark.autre})`
}
