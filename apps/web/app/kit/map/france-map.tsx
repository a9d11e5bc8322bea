import { COLLECTIVITES, DEPARTEMENTS, type Departement } from '@foulee/domain/shared/departement'
import { Link } from '#ui/link.tsx'
import shapes from './silhouettes.svg?url'
import { sheet } from './silhouettes.ts'

const tints = ['fill-relief-1', 'fill-relief-2', 'fill-relief-3', 'fill-relief-4', 'fill-relief-5']

type FranceMapProps = {
  counts: Readonly<Record<string, number>>
  hrefOf: (departement: { slug: string }) => string
  countText: (nb: number) => string
}

/**
 * Choropleth of France in inline SVG. For the pointer only: the same counts and links must be
 * beside it as text.
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

const DRAWN = DEPARTEMENTS.filter(({ region }) => region !== COLLECTIVITES)
const CLOSE_UP = DEPARTEMENTS.filter(({ code }) => sheet.closeUp.some((item) => item === code))

/** Scale by rank, so that one outlier does not flatten the others. */
function createScale(counts: readonly number[]) {
  const counted = counts.filter((nb) => nb > 0)
  return (nb: number) => {
    if (nb === 0) return 0
    const rank = counted.filter((other) => other < nb).length / counted.length
    return 1 + Math.floor(rank * (tints.length - 1))
  }
}
