import type { MagasinCard as MagasinCardData } from '@foulee/contract/club/magasins'
import type { Call } from '@foulee/contract/shared/call'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { api } from '#platform/api/api.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { DepartementsLinks } from './departements-links.tsx'
import { MagasinCard } from './magasin-card.tsx'
import { magasinsText } from './magasin-texts.ts'
import { readMagasinFiltres, readMagasinPage } from './magasins.queries.ts'
import { MAGASINS } from './paths.ts'

export const createMagasinsKind = (call: Call = api): ListKind => ({
  path: MAGASINS,
  name: 'magasins',
  title: 'Magasins de course à pied',
  isPublic: true,
  description:
    'Trouvez un magasin de course à pied ou de trail près de chez vous\u00a0: horaires du jour, marques, analyse de la foulée et autres services.',
  readFiltres: readMagasinFiltres(call),
  readPage: readMagasinPage(call),
  renderCard: (magasin, { origin, isHighlighted, isFirst }) => (
    <MagasinCard
      heading="h2"
      origin={origin}
      isFirst={isFirst}
      isHighlighted={isHighlighted}
      magasin={magasin as MagasinCardData}
    />
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  renderAfter: () => <DepartementsLinks />,
  groups: [
    { key: 'ouvert', label: 'Ouvert', icon: 'clock', filters: ['ouvert'] },
    { key: 'reductions', label: 'Réductions', icon: 'euro', filters: ['reductions'] },
    { key: 'rayon', label: 'Rayon', icon: 'shop', filters: ['categories'] },
    { key: 'services', label: 'Services', icon: 'star', filters: ['services'] },
    { key: 'marques', label: 'Marques', icon: 'ticket', filters: ['marques'] },
    { key: 'lieu', label: 'Lieu', icon: 'pin', filters: ['departement', 'autour'] },
  ],
  otherGroup: { key: 'plus', label: 'Plus', icon: 'plus' },
  distances: [],
  sorts: [
    { value: 'nom', label: 'Nom' },
    { value: 'distance', label: 'Distance d’ici' },
  ],
  words: {
    count: magasinsText,
    search: 'Rechercher un magasin',
    placeholder: 'Un nom, une ville, une marque',
    searching: 'Recherche des magasins…',
    see: 'Voir les magasins',
    shown: (shown, nb) => `${shown} sur ${nb} affichés`,
    empty: {
      title: 'Aucun magasin',
      text: 'Aucun magasin n’est encore inscrit. Vous en tenez un\u00a0? Proposez le vôtre.',
    },
    map: 'Carte des magasins',
  },
})
