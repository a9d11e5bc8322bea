import { formatNombre } from '@foulee/domain/shared/mesure'
import { getSurface } from '@foulee/domain/shared/surface'

/** Produit 1.5: shares are rounded to 2 decimals, so percentages are integers. */
const shareText = (share: number) => `${formatNombre(share * 100)}\u00a0%`

export function GroundShares({ surfaces }: { surfaces: Readonly<Record<string, number>> }) {
  const shares = Object.entries(surfaces)
    .filter(([, share]) => share > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, share]) => ({ ...getSurface(type), type, share }))
  return (
    <div className="grid content-start gap-2">
      <div aria-hidden="true" className="ground-bar">
        {shares.map((surface) => (
          <span
            className={`ground ground-${surface.class}`}
            key={surface.type}
            style={{ flexGrow: surface.share }}
          />
        ))}
      </div>
      <ul aria-label="Surfaces" className="flex flex-wrap gap-x-4 text-sm">
        {shares.map((surface) => (
          <li className="flex items-center gap-1.5" key={surface.type}>
            <span aria-hidden="true" className={`ground ground-swatch ground-${surface.class}`} />
            {surface.label} {shareText(surface.share)}
          </li>
        ))}
      </ul>
    </div>
  )
}
