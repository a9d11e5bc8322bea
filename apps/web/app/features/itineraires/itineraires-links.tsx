import { DEPARTEMENTS, type Departement, REGIONS } from '@foulee/domain/departement'
import { formatNombre } from '@foulee/domain/mesure'
import { Link } from 'react-router'

export type Counts = Readonly<Record<string, number>>

/** « Aucun parcours », « 1 parcours », « 1 250 parcours ». */
export const parcoursText = (nb: number): string =>
  nb === 0 ? 'Aucun parcours' : `${formatNombre(nb)}\u00a0parcours`

export const itinerairesPath = ({ slug }: { slug: string }): string => `/itineraires/${slug}`

/** Départements as links with how many routes each has. */
export function DepartementLinks(props: { departements: readonly Departement[]; counts: Counts }) {
  return (
    <ul>
      {props.departements.map((departement) => (
        <li key={departement.code}>
          <Link className="directory-link" to={itinerairesPath(departement)}>
            <span>
              {departement.nom} <span className="text-sm text-ink-soft">({departement.code})</span>
            </span>
            <span className="directory-count">
              {props.counts[departement.code] ?? 0}
              <span className="sr-only"> parcours</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All départements under the name of their region. */
export function DepartementsByRegion({ counts }: { counts: Counts }) {
  return (
    <div className="gap-x-10 sm:columns-2">
      {REGIONS.map((region) => (
        <section className="mb-7 break-inside-avoid" key={region.code}>
          <h3 className="mb-1 text-lg">{region.nom}</h3>
          <DepartementLinks
            counts={counts}
            departements={DEPARTEMENTS.filter((one) => one.region === region.code)}
          />
        </section>
      ))}
    </div>
  )
}
