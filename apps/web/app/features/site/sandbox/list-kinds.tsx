import type { CardPage, Definitions, ListKind } from '#kit/list-page/list-kind.ts'
import { distancePresets } from '#kit/list-page/presets.ts'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { LONG_NOM, LONG_VILLE } from './long-words.ts'
import { AWAY, never } from './stubs.ts'

const words = { description: '', placeholder: '' }
const DEFINITIONS: Definitions = {
  date: { ...words, type: 'dateRange', nom: 'Date', possibles: {} },
  distance: { ...words, type: 'range', nom: 'Distance', possibles: {} },
  type: {
    ...words,
    type: 'multivalue',
    nom: 'Type de course',
    possibles: {
      trail: { nom: 'Trail', nb: 128 },
      route: { nom: 'Route', nb: 1_204 },
      longue: { nom: LONG_VILLE, nb: 0 },
    },
  },
  autour: { ...words, type: 'text', nom: 'Autour de', possibles: {} },
  ville: { ...words, type: 'text', nom: 'Commune', placeholder: 'Gérardmer', possibles: {} },
  label_ffa: { ...words, type: 'boolean', nom: 'Label FFA', possibles: {} },
}

const ITEMS = [
  { id: 1, nom: 'Trail des Hautes Chaumes', ville: 'Orbey' },
  { id: 2, nom: LONG_NOM, ville: LONG_VILLE },
]
const nomOf = (id: number) => ITEMS.find((item) => item.id === id)
const full: CardPage = { data: ITEMS, nb: ITEMS.length }

const newKind = (name: string, readPage: ListKind['readPage']): ListKind => ({
  path: '/sandbox/listes',
  name: `catalogue-${name}`,
  title: 'Courses',
  description: 'Une liste du catalogue.',
  readFiltres: () => Promise.resolve(DEFINITIONS),
  readPage,
  renderCard: ({ id }) => (
    <LinkCard>
      <h3 className="text-lg">
        <CardLink to="/sandbox/listes">{nomOf(id)?.nom}</CardLink>
      </h3>
      <p className="text-ink-soft">{nomOf(id)?.ville}</p>
    </LinkCard>
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  groups: [
    { key: 'date', label: 'Date', icon: 'calendar', filters: ['date'] },
    { key: 'distance', label: 'Distance', icon: 'distance', filters: ['distance'] },
  ],
  otherGroup: { key: 'autres', label: 'Autres', icon: 'more' },
  distances: distancePresets,
  sorts: [
    { value: 'date', label: 'Par date' },
    { value: 'distance', label: 'Distance d’ici' },
  ],
  words: {
    count: (nb) => (nb === 0 ? 'Aucune course' : nb === 1 ? '1 course' : `${nb} courses`),
    search: 'Rechercher une course',
    placeholder: 'Nom, ville, massif',
    searching: 'Recherche des courses…',
    see: 'Voir les courses',
    shown: (shown, nb) => `${shown} courses sur ${nb}`,
    empty: {
      title: 'Aucune course',
      text: 'Il n’y en a pas encore.',
    },
    map: 'Carte des courses',
  },
})

export const KINDS = {
  remplie: newKind('remplie', () => Promise.resolve(full)),
  vide: newKind('vide', () => Promise.resolve({ data: [], nb: 0 })),
  attente: newKind('attente', never),
  echec: newKind('echec', () => Promise.reject(AWAY)),
}
