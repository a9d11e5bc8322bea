import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { PENTE_CENTRES, PENTE_LIMITES } from '@foulee/trace/slopes'
import { GroundShares } from '#kit/track/ground-shares.tsx'
import { classifySlope } from '#kit/track/slope-classes.ts'

type ParcoursGroundProps = { parcours: Parcours; trace: Trace }

export function ParcoursGround({ parcours: { surfaces }, trace }: ParcoursGroundProps) {
  const hasSurfaces = Object.values(surfaces).some((share) => share > 0)
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {trace.pentes && <SlopeHistogram shares={trace.pentes} />}
      <section aria-labelledby="surfaces" className="grid content-start gap-4">
        <h2 className="text-2xl" id="surfaces">
          Les surfaces
        </h2>
        {hasSurfaces ? (
          <GroundShares surfaces={surfaces} />
        ) : (
          <p className="text-ink-soft">Son auteur n’a pas encore dit sur quoi l’on court.</p>
        )}
      </section>
    </div>
  )
}

const percent = (share: number) => Math.round(Math.abs(share) * 100)

function rangeText(index: number): string {
  const low = PENTE_LIMITES[index - 1]
  const high = PENTE_LIMITES[index]
  if (low === undefined) return `plus de ${percent(high ?? 0)}\u00a0% de descente`
  if (high === undefined) return `plus de ${percent(low)}\u00a0% de montée`
  const way = high <= 0 ? 'descente' : 'montée'
  const [least, most] = [percent(low), percent(high)].toSorted((a, b) => a - b)
  return `${least} à ${most}\u00a0% de ${way}`
}

function SlopeHistogram({ shares }: { shares: readonly number[] }) {
  const most = Math.max(...shares, 0.01)
  const rows = shares
    .map((share, index) => ({ share, index, center: PENTE_CENTRES[index] ?? 0 }))
    .toReversed()
  return (
    <section aria-labelledby="pentes" className="grid content-start gap-4">
      <h2 className="text-2xl" id="pentes">
        Les pentes
      </h2>
      <dl className="slope-histogram">
        {rows.map(({ share, index, center }) => (
          <div key={index}>
            <dt>{rangeText(index)}</dt>
            <dd>
              <span
                aria-hidden="true"
                className={`slope-swatch slope-${classifySlope(center)}`}
                style={{ width: `calc((100% - 4.5rem) * ${share / most})` }}
              />
              {formatNombre(share * 100)}&nbsp;%
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
