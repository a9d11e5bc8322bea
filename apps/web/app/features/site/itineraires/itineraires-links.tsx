import { DEPARTEMENTS, type Departement, REGIONS } from '@foulee/domain/departement'
import { formatNombre } from '@foulee/domain/mesure'
import { Link } from '../../../ui/link.tsx'

export type Counts = Readonly<Record<string, number>>

/** « Aucun parcours », « 1 parcours », « 1 250 parcours ». */
export const parcoursText = (nb: number): string =>
  nb === 0 ? 'Aucun parcours' : `${formatNombre(nb)}\u00a0parcours`

export const itinerairesPath = ({ slug }: { slug: string }): string => `/itineraires/${slug}`

/** The départements that have routes. */
export const withRoutes = (departements: readonly Departement[], counts: Counts): Departement[] =>
  departements.filter(({ code }) => counts[code])

type DepartementLinksProps = { departements: readonly Departement[]; counts: Counts }

/** Départements as links with how many routes each has; without routes there is nothing to link to. */
export function DepartementLinks({ departements, counts }: DepartementLinksProps) {
  return (
    <ul>
      {withRoutes(departements, counts).map((departement) => (
        <li key={departement.code}>
          <Link className="directory-link" to={itinerairesPath(departement)}>
            <span>
              {departement.nom} <span className="text-sm text-ink-soft">({departement.code})</span>
            </span>
            <span className="directory-count">
              {counts[departement.code] ?? 0}
              <span className="sr-only"> parcours</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Départements with routes under the name of their region. */
export function DepartementsByRegion({ counts }: { counts: Counts }) {
  return (
    <div className="gap-x-10 sm:columns-2">
      {listRegions(counts).map(({ code, nom, departements }) => (
        <section className="mb-7 break-inside-avoid" key={code}>
          <h3 className="mb-1 text-lg">{nom}</h3>
          <DepartementLinks counts={counts} departements={departements} />
        </section>
      ))}
    </div>
  )
}

const listRegions = (counts: Counts) =>
  REGIONS.map(({ code, nom }) => ({
    code,
    nom,
    departements: withRoutes(
      DEPARTEMENTS.filter(({ region }) => region === code),
      counts,
    ),
  })).filter(({ departements }) => departements.length)
