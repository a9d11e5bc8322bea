import {
  COLLECTIVITES,
  DEPARTEMENTS,
  type Departement,
  findRegion,
  REGIONS,
} from '@foulee/domain/shared/departement'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Link } from '#ui/link.tsx'
import type { Counts } from './counts.ts'

export type Listed = {
  counts: Counts
  pathOf: (departement: Departement) => string
  nounOf: (nb: number) => string
  withEmpty?: boolean
}

const listWhere = (listed: Listed, isMeant: (departement: Departement) => boolean) =>
  DEPARTEMENTS.filter(
    (departement) => isMeant(departement) && (listed.withEmpty || listed.counts[departement.code]),
  )

function DepartementLinks({
  departements,
  listed: { counts, pathOf, nounOf },
}: {
  departements: readonly Departement[]
  listed: Listed
}) {
  return (
    <ul>
      {departements.map((departement) => {
        const nb = counts[departement.code] ?? 0
        return (
          <li className="break-inside-avoid" key={departement.code}>
            <Link className="directory-link" to={pathOf(departement)}>
              <span>
                {departement.nom}{' '}
                <span className="text-sm text-ink-soft">({departement.code})</span>
              </span>
              <span className="directory-count">
                {formatNombre(nb)}
                <span className="sr-only"> {nounOf(nb)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

export function DepartementsByRegion({ listed }: { listed: Listed }) {
  const regions = REGIONS.map((region) => ({
    ...region,
    departements: listWhere(listed, (departement) => departement.region === region.code),
  }))
  return (
    <div className="gap-x-10 sm:columns-2 print:columns-2 print:gap-x-5">
      {regions
        .filter(({ departements }) => departements.length)
        .map(({ code, nom, departements }) => (
          <section className="mb-7 break-inside-avoid" key={code}>
            <h3 className="mb-1 text-lg">{nom}</h3>
            <DepartementLinks departements={departements} listed={listed} />
          </section>
        ))}
    </div>
  )
}

export function Neighbours({
  departement: { code, region },
  listed,
}: {
  departement: Departement
  listed: Listed
}) {
  const otherDepartements = listWhere(
    listed,
    (departement) => departement.region === region && departement.code !== code,
  )
  if (!otherDepartements.length) return null
  return (
    <nav aria-labelledby="voisins" className="border-t border-line pt-8">
      <h2 className="mb-3 text-xl" id="voisins">
        {region === COLLECTIVITES
          ? 'Les autres collectivités d’outre-mer'
          : `Ailleurs en région ${findRegion(region)?.nom}`}
      </h2>
      <div className="*:gap-x-10 *:sm:columns-2 *:lg:columns-3 *:print:columns-2">
        <DepartementLinks departements={otherDepartements} listed={listed} />
      </div>
    </nav>
  )
}
