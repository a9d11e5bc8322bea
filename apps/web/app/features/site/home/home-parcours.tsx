import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { formatDenivele, formatDistanceShort } from '@foulee/domain/mesure'
import { Bloc, type BlocQuery, Ligne, Lignes } from '../../../moi/bloc.tsx'
import { Croquis } from '../../../trace/croquis.tsx'

/** How many routes are named. */
const SHOWN = 3

type Parcours = { recents: readonly ParcoursCard[]; mieux_notes: readonly ParcoursCard[] }

/** Routes that members drew lately. */
export function HomeParcours({ query }: { query: BlocQuery<Parcours> }) {
  return (
    <Bloc
      id="parcours-recents"
      more={{ to: '/parcours', label: 'Tous' }}
      query={query}
      title="Nouveaux parcours"
    >
      {({ recents }) => (
        <Lignes>
          {recents
            .slice(0, SHOWN)
            .map(({ id, slug, titre, ville, distance, denivele, croquis }) => (
              <Ligne
                detail={[
                  distance !== null && formatDistanceShort(distance),
                  denivele !== null && formatDenivele(denivele),
                  ville,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                key={id}
                titre={titre}
                to={`/parcours/${slug}`}
                valeur={
                  <span className="home-croquis">
                    <Croquis croquis={croquis} />
                  </span>
                }
              />
            ))}
        </Lignes>
      )}
    </Bloc>
  )
}
