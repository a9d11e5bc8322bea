import type { VoyageCard as VoyageCardData } from '@foulee/contract/sejours/voyages'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { monthPresets } from '#kit/list-page/presets.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { SEJOURS } from './paths.ts'
import { VoyageCard } from './voyage-card.tsx'
import { countText } from './voyage-texts.ts'
import { readVoyageFiltres, readVoyagePage } from './voyages.queries.ts'

export const voyagesKind: ListKind = {
  path: SEJOURS,
  name: 'voyages',
  title: 'Séjours',
  description:
    'Trouvez où partir courir\u00a0: des séjours jour par jour, avec leurs départs, leurs prix et leurs places.',
  readFiltres: readVoyageFiltres,
  readPage: readVoyagePage,
  renderCard: (voyage, { origin, isHighlighted }) => (
    <VoyageCard
      heading="h2"
      origin={origin}
      isHighlighted={isHighlighted}
      layout="row"
      voyage={voyage as VoyageCardData}
    />
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  groups: [
    { key: 'date', label: 'Dates', icon: 'calendar', filters: ['date', 'duree'] },
    {
      key: 'destination',
      label: 'Destination',
      icon: 'pin',
      filters: ['pays', 'region', 'autour'],
    },
    { key: 'prix', label: 'Prix', icon: 'euro', filters: ['prix', 'places'] },
    { key: 'niveau', label: 'Niveau', icon: 'mountain', filters: ['niveau', 'sport'] },
  ],
  otherGroup: { key: 'plus', label: 'Dossard, agence', icon: 'ticket' },
  measures: { duree: 'jours' },
  dates: monthPresets,
  distances: [],
  sorts: [
    { value: 'date', label: 'Prochain départ' },
    { value: 'prix', label: 'Prix' },
    { value: 'duree', label: 'Durée' },
    { value: 'note', label: 'Les mieux notés' },
    { value: 'distance', label: 'Distance d’ici' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: countText,
    search: 'Rechercher un séjour',
    placeholder: 'Un lieu, une agence, une étape',
    searching: 'Recherche des séjours…',
    see: 'Voir les séjours',
    shown: (shown, nb) => `${shown} sur ${nb} affichés`,
    empty: {
      title: 'Aucun séjour',
      text: 'Aucune agence n’a encore publié de séjour. Les premiers arrivent bientôt.',
    },
    map: 'Carte des séjours',
  },
}
