import { COLLECTIVITES, DEPARTEMENTS, type Departement } from '@foulee/domain/shared/departement'
import { Link } from '#ui/link.tsx'
import shapes from './silhouettes.svg?url'
import { sheet } from './silhouettes.ts'

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
  const links = (prefix: string, departements: readonly Departement[]) =>
    departements.map((departement) => {
      const { code, nom } = departement
      const nb = counts[code] ?? 0
      return (
        <Link key={code} tabIndex={-1} to={hrefOf(departement)}>
          <title>{`${nom}\u00a0: ${countText(nb)}`}</title>
          <use className={tints[tintOf(nb)]} href={`${shapes}#${prefix}${code}`} />
        </Link>
      )
    })
  return (
    <svg aria-hidden="true" className="france-map" viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      {links('d', DRAWN)}
      {links('p', CLOSE_UP)}
      <rect {...sheet.frame} rx="10" />
    </svg>
  )
}

/** Collectivities have no outline. */
const DRAWN = DEPARTEMENTS.filter(({ region }) => region !== COLLECTIVITES)
const CLOSE_UP = DEPARTEMENTS.filter(({ code }) => sheet.closeUp.some((one) => one === code))

/** By rank, so that one crowded department does not flatten all the others. */
function createScale(counts: readonly number[]) {
  const some = counts.filter((nb) => nb > 0)
  return (nb: number) => {
    if (nb === 0) return 0
    const rank = some.filter((other) => other < nb).length / some.length
    return 1 + Math.floor(rank * (tints.length - 1))
  }
}
