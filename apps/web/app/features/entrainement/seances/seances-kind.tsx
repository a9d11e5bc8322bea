import type { SeanceCard as SeanceCardData } from '@foulee/contract/entrainement/seance'
import type { Input } from '@foulee/contract/shared/call'
import { formatNombre } from '@foulee/domain/shared/mesure'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MES_SEANCES, SEANCES } from './paths.ts'
import { SeanceCard } from './seance-card.tsx'

const countText = (nb: number): string => {
  if (nb === 0) return 'Aucune séance'
  return `${formatNombre(nb)}\u00a0${nb === 1 ? 'séance' : 'séances'}`
}

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/training-session'>['query']

export const seancesKind: ListKind = {
  path: SEANCES,
  name: 'training-session',
  title: 'Séances',
  description: 'Des séances d’entraînement à faire\u00a0: endurance, seuil, VMA, côtes.',
  readFiltres: async () => {
    // The filter « my » is left out: the member's sessions have their own page.
    const { my: _, ...filtres } = (await api('GET /api/filtres/coaching/tsession')).data
    return filtres
  },
  readPage: (filters, page, signal) =>
    api('GET /api/training-session', { query: { ...asQuery(filters), page } }, { signal }),
  renderCard: (seance) => <SeanceCard seance={seance as SeanceCardData} />,
  renderSkeleton: () => <CardSkeleton layout="row" />,
  renderAfter: () => (
    <Link className="text-link inline-flex min-h-11 items-center gap-2" to={MES_SEANCES}>
      <Icon name="edit" />
      Écrire une séance
    </Link>
  ),
  groups: [
    { key: 'objectif', label: 'Objectif', icon: 'flag', filters: ['objectif'] },
    { key: 'niveau', label: 'Niveau', icon: 'mountain', filters: ['niveau'] },
    { key: 'duree', label: 'Durée', icon: 'clock', filters: ['duree'] },
    { key: 'sport', label: 'Sport', icon: 'route', filters: ['sport'] },
  ],
  otherGroup: { key: 'etiquettes', label: 'Étiquettes', icon: 'list' },
  distances: [],
  sorts: [
    { value: 'recent', label: 'Les plus récentes' },
    { value: 'duree', label: 'Les plus courtes' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: countText,
    search: 'Rechercher une séance',
    placeholder: 'Une séance, un effort',
    searching: 'Recherche des séances…',
    see: 'Voir les séances',
    shown: (shown, nb) => `${shown} sur ${nb} affichées`,
    empty: {
      title: 'Aucune séance',
      text: 'Personne n’a encore publié de séance. Proposez la première\u00a0!',
    },
    map: 'Séances',
  },
}
