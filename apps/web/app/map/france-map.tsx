import { DEPARTEMENTS } from '@foulee/domain/departement'
import { Link } from 'react-router'
import { silhouettes } from './silhouettes.ts'

/** Tints of the relief, from the plain to the summits. */
const tints = ['fill-relief-1', 'fill-relief-2', 'fill-relief-3', 'fill-relief-4', 'fill-relief-5']

type FranceMapProps = {
  /** How many things each department has, by code. */
  counts: Readonly<Record<string, number>>
  hrefOf: (departement: { slug: string }) => string
  /** « 12 courses » */
  countText: (nb: number) => string
}

/**
 * France drawn at once, without a library: the more a department has, the higher its tint. For the
 * pointer only: what it says and where it leads must stand beside it as text.
 */
export function FranceMap({ counts, hrefOf, countText }: FranceMapProps) {
  const tintOf = createScale(Object.values(counts))
  const paths = (drawn: Readonly<Record<string, string>>) =>
    DEPARTEMENTS.filter(({ code }) => drawn[code]).map((departement) => {
      const nb = counts[departement.code] ?? 0
      return (
        <Link key={departement.code} tabIndex={-1} to={hrefOf(departement)}>
          <path className={tints[tintOf(nb)]} d={drawn[departement.code]}>
            <title>{`${departement.nom}\u00a0: ${countText(nb)}`}</title>
          </path>
        </Link>
      )
    })
  return (
    <svg
      aria-hidden="true"
      className="france-map"
      viewBox={`0 0 ${silhouettes.width} ${silhouettes.height}`}
    >
      {paths(silhouettes.departements)}
      {paths(silhouettes.paris)}
      <rect {...silhouettes.cadre} rx="10" />
    </svg>
  )
}

/** By rank, so that one crowded department does not flatten all the others. */
function createScale(counts: readonly number[]) {
  const some = counts.filter((nb) => nb > 0)
  return (nb: number) => {
    if (nb === 0) return 0
    const rank = some.filter((other) => other < nb).length / some.length
    return 1 + Math.floor(rank * (tints.length - 1))
  }
}
