import type { ParcoursCard as ParcoursCardData } from '@foulee/contract/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { readParts } from '#kit/list-page/words-chips.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { ParcoursCard } from './parcours-card.tsx'
import {
  readParcoursDesserrer,
  readParcoursFiltres,
  readParcoursPage,
} from './parcours-list.queries.ts'

export const countText = (nb: number): string =>
  nb === 0 ? 'Aucun parcours' : `${formatNombre(nb)}\u00a0parcours`

const between = (key: string, label: string, min: string | null, max: string | null) => ({
  key,
  label,
  change: { distance_min: min, distance_max: max },
})

export const parcoursKind: ListKind = {
  path: '/parcours',
  name: 'parcours',
  title: 'Parcours',
  description:
    'Trouvez où courir\u00a0: des parcours tracés et racontés par des coureurs, avec leur fichier.',
  readFiltres: readParcoursFiltres,
  readPage: readParcoursPage,
  demande: { quoi: 'parcours', readParts, readDesserrer: readParcoursDesserrer },
  renderCard: (parcours, { origin, isHighlighted }) => (
    <ParcoursCard
      heading="h2"
      origin={origin}
      isHighlighted={isHighlighted}
      layout="row"
      parcours={parcours as ParcoursCardData}
    />
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  groups: [
    {
      key: 'distance',
      label: 'Distance',
      icon: 'distance',
      filters: ['distance', 'denivele', 'km_effort'],
    },
    { key: 'type', label: 'Type', icon: 'mountain', filters: ['type', 'forme', 'surfaces'] },
    { key: 'lieu', label: 'Lieu', icon: 'pin', filters: ['autour', 'departement', 'region'] },
  ],
  otherGroup: { key: 'avis', label: 'Avis', icon: 'star' },
  distances: [
    between('court', 'Moins de 8\u00a0km', null, '8000'),
    between('moyen', '8 à 15\u00a0km', '8000', '15000'),
    between('long', '15 à 30\u00a0km', '15000', '30000'),
    between('tres-long', 'Plus de 30\u00a0km', '30000', null),
  ],
  sorts: [
    { value: 'recent', label: 'Les plus récents' },
    { value: 'note', label: 'Les mieux notés' },
    { value: 'distance', label: 'Distance d’ici' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: countText,
    search: 'Rechercher un parcours',
    placeholder: 'Lieu, sommet, distance',
    searching: 'Recherche des parcours…',
    see: 'Voir les parcours',
    shown: (shown, nb) => `${shown} sur ${nb} affichés`,
    empty: {
      title: 'Aucun parcours',
      text: 'Personne n’a encore publié de parcours. Proposez le premier\u00a0!',
    },
    map: 'Carte des parcours',
  },
}
