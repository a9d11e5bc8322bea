import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { DashboardParcours } from '@foulee/contract/parcours/parcours-suggestions'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { loopPath } from '#features/parcours/shared/tracer-paths.ts'
import { Bloc, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { Croquis } from '#kit/track/croquis.tsx'
import type { QueryState } from '#ui/query.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { toNearbySection } from './home-places.ts'

const SHOWN = 3
const IDENTITE = '/reglages/identite'

export function HomeParcours({ query }: { query: QueryState<DashboardParcours> }) {
  const { titre, mots, asksTown, parcours } = toNearbySection(query.data)
  return (
    <Bloc
      id="parcours-proches"
      more={{ to: '/parcours', label: 'Tous' }}
      query={query}
      title={titre}
    >
      {() => (
        <>
          {mots && (
            <p className="text-sm text-ink-soft">
              {mots} {asksTown && <TownPrompt />}
            </p>
          )}
          <Lignes>
            {parcours.slice(0, SHOWN).map((parcours) => (
              <Parcours key={parcours.id} parcours={parcours} />
            ))}
          </Lignes>
          <p>
            <TextLink className="inline-flex min-h-11 items-center" to={loopPath({})}>
              Donnez-moi une boucle
            </TextLink>
          </p>
        </>
      )}
    </Bloc>
  )
}

const TownPrompt = () => (
  <>
    <TextLink to={IDENTITE}>Indiquez votre ville</TextLink> pour voir ceux près de chez vous.
  </>
)

function Parcours({ parcours }: { parcours: ParcoursCard }) {
  const { slug, titre, ville, distance, denivele, croquis } = parcours
  const facts = [
    distance !== null && formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
    ville,
  ]
  return (
    <Ligne
      detail={facts.filter(Boolean).join(' · ')}
      titre={titre}
      to={`/parcours/${slug}`}
      valeur={
        <span className="home-croquis">
          <Croquis croquis={croquis} />
        </span>
      }
    />
  )
}
