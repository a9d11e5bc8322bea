import { SLOPE_CLASSES, type SlopeClass } from './slope-classes.ts'

export function SlopeLegend({ used }: { used: ReadonlySet<SlopeClass | 'inconnue'> }) {
  const shown = SLOPE_CLASSES.filter(({ id }) => used.has(id))
  return (
    <ul aria-label="Couleurs du profil" className="slope-legend">
      {shown.map(({ id, label, detail }) => (
        <li key={id}>
          <span aria-hidden="true" className={`slope-swatch slope-${id}`} />
          {label}
          <span className="slope-detail">, {detail}</span>
        </li>
      ))}
    </ul>
  )
}
