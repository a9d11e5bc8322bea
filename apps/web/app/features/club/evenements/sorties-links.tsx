import { DEPARTEMENTS, type Departement, REGIONS } from '@foulee/domain/departement'
import { Link } from '../../../ui/link.tsx'
import { sortiesPath } from './paths.ts'

export type Counts = Readonly<Record<string, number>>
type Departements = readonly { departement: string; nb: number }[]

export const countByCode = (departements: Departements): Counts =>
  Object.fromEntries(departements.map(({ departement, nb }) => [departement, nb]))

/** The départements that have events to come. */
export const withEvents = (departements: readonly Departement[], counts: Counts): Departement[] =>
  departements.filter(({ code }) => counts[code])

type SortiesLinksProps = { departements: readonly Departement[]; counts: Counts }

/** Départements as links with how many events each has; without events there is nothing to link to. */
export function SortiesLinks({ departements, counts }: SortiesLinksProps) {
  return (
    <ul>
      {withEvents(departements, counts).map((departement) => (
        <li key={departement.code}>
          <Link className="directory-link" to={sortiesPath(departement)}>
            <span>
              {departement.nom} <span className="text-sm text-ink-soft">({departement.code})</span>
            </span>
            <span className="directory-count">
              {counts[departement.code] ?? 0}
              <span className="sr-only">
                {(counts[departement.code] ?? 0) > 1 ? ' évènements' : ' évènement'}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Départements with events under the name of their region. */
export function SortiesByRegion({ counts }: { counts: Counts }) {
  return (
    <div className="gap-x-10 sm:columns-2">
      {listRegions(counts).map(({ code, nom, departements }) => (
        <section className="mb-7 break-inside-avoid" key={code}>
          <h3 className="mb-1 text-lg">{nom}</h3>
          <SortiesLinks counts={counts} departements={departements} />
        </section>
      ))}
    </div>
  )
}

const listRegions = (counts: Counts) =>
  REGIONS.map(({ code, nom }) => ({
    code,
    nom,
    departements: withEvents(
      DEPARTEMENTS.filter(({ region }) => region === code),
      counts,
    ),
  })).filter(({ departements }) => departements.length)
