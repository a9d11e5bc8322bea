import { expect, it } from 'vitest'
import { formatEmptyList } from './format-empty-list.ts'

const chip = (filter: string, key = filter) => ({ filter, key, label: key, change: {} })
const NONE = 'Aucune course'

it.each([
  [
    'words alone',
    { texte: ' ouistiti ' },
    ['texte'],
    'Aucune course ne répond à «\u00a0ouistiti\u00a0». Et avec d’autres mots\u00a0?',
  ],
  [
    'words that mean several things',
    { texte: 'trail isère' },
    ['texte', 'texte'],
    'Aucune course ne répond à «\u00a0trail isère\u00a0». Et avec d’autres mots\u00a0?',
  ],
  [
    'one filter',
    { type: 'trail,route' },
    ['type', 'type'],
    'Aucune course ne passe ce filtre. Et si vous l’enleviez\u00a0?',
  ],
  [
    'several filters',
    { type: 'trail', departement: '38' },
    ['type', 'departement'],
    'Aucune course ne passe tous ces filtres. Et si vous en desserriez un\u00a0?',
  ],
  [
    'a circle',
    { autour: '5.72,45.18,20' },
    ['autour'],
    'Rien à moins de 20\u00a0km. Et plus loin\u00a0?',
  ],
  [
    'a circle around a town',
    { autour: '6.13,45.9,20', lieu: 'Annecy (74)' },
    ['autour'],
    'Rien à moins de 20\u00a0km d’Annecy (74). Et plus loin\u00a0?',
  ],
  [
    'words and a filter',
    { texte: 'ouistiti', type: 'trail' },
    ['texte', 'type'],
    'Aucune course ne répond à «\u00a0ouistiti\u00a0» avec ce filtre. Et avec d’autres mots, ou sans lui\u00a0?',
  ],
  [
    'words and filters',
    { texte: 'ouistiti', type: 'trail', departement: '38' },
    ['texte', 'type', 'departement'],
    'Aucune course ne répond à «\u00a0ouistiti\u00a0» avec ces filtres. Et avec d’autres mots, ou sans l’un d’eux\u00a0?',
  ],
])(
  'the text of a list that is empty because of %s names the reason',
  (_, filters, active, expected) => {
    const chips = active.map((filter, at) => chip(filter, `${filter}-${at}`))
    expect(formatEmptyList(NONE, filters, chips)).toBe(expected)
  },
)
