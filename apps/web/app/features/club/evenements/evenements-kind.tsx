import type { EvenementCard as EvenementCardData } from '@foulee/contract/club/evenements'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { datePresets, type Preset } from '#kit/list-page/presets.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EvenementCard } from './evenement-card.tsx'
import { countText } from './evenement-texts.ts'
import { readEvenementFiltres, readEvenementPage } from './evenements.queries.ts'
import { EVENEMENTS } from './paths.ts'

/** Presets today, week-end, month: the days of races under the parameter names of events. */
export const dayPresets = (today: string): Preset[] => [
  { key: 'jour', label: 'Aujourd’hui', change: { debut_min: today, debut_max: today } },
  ...datePresets(today).map(({ key, label, change }) => ({
    key,
    label,
    change: { debut_min: change.date_min, debut_max: change.date_max },
  })),
]

export const evenementsKind: ListKind = {
  path: EVENEMENTS,
  name: 'evenements',
  title: 'Évènements',
  description:
    'Courir ensemble\u00a0: sorties de clubs, entraînements, ateliers et essais, avec leurs dates et leurs places.',
  readFiltres: readEvenementFiltres,
  readPage: readEvenementPage,
  renderCard: (evenement, { origin, isHighlighted }) => (
    <EvenementCard
      evenement={evenement as EvenementCardData}
      heading="h2"
      origin={origin}
      isHighlighted={isHighlighted}
      layout="row"
    />
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  groups: [
    { key: 'date', label: 'Quand', icon: 'calendar', filters: ['debut', 'moment', 'week_end'] },
    { key: 'lieu', label: 'Où', icon: 'pin', filters: ['departement', 'autour'] },
    { key: 'type', label: 'Type', icon: 'flag', filters: ['type', 'sport', 'niveau'] },
    { key: 'prix', label: 'Prix et places', icon: 'euro', filters: ['gratuit', 'places'] },
  ],
  otherGroup: { key: 'plus', label: 'Qui l’organise', icon: 'users' },
  dates: dayPresets,
  distances: [],
  sorts: [
    { value: 'date', label: 'Prochaine date' },
    { value: 'distance', label: 'Distance d’ici' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: countText,
    search: 'Rechercher un évènement',
    placeholder: 'Un lieu, un club, un magasin',
    searching: 'Recherche des évènements…',
    see: 'Voir les évènements',
    shown: (shown, nb) => `${shown} sur ${nb} affichés`,
    empty: {
      title: 'Aucun évènement',
      text: 'Personne n’a encore annoncé de date à venir.',
    },
    map: 'Carte des évènements',
  },
}
