import { palettes } from './palette.ts'
import './kinds-legend.css'

/**
 * What the colours of a map's points mean: all of them, since more is on the map than in the list beside it.
 * What the palette does not know has the colour of « autre », and no word.
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
