import { DEPARTEMENTS, REGIONS } from '@foulee/domain/shared/departement'
import { parseAutour, parseZone } from '@foulee/domain/shared/geo'
import { SURFACE_LABELS } from '@foulee/domain/shared/surface'
import { type Filters, names, readBy } from './filters.ts'

export const territoireFilters = {
  departement: {
    type: 'multivalue',
    nom: 'Département',
    description: 'Un ou plusieurs départements.',
    possibles: names(DEPARTEMENTS),
  },
  region: {
    type: 'multivalue',
    nom: 'Région',
    description: 'Une ou plusieurs régions.',
    possibles: names(REGIONS),
  },
} as const satisfies Filters

export const groundFilters = {
  surfaces: {
    type: 'multivalue',
    nom: 'Surface',
    description: 'Sur quoi l’on court.',
    possibles: SURFACE_LABELS,
  },
} as const satisfies Filters

export const placeFilters = {
  autour: {
    type: 'text',
    nom: 'Autour de',
    description: 'Longitude, latitude et rayon en kilomètres, séparés par des virgules.',
    placeholder: '5.72,45.18,30',
    schema: readBy(
      parseAutour,
      'Indiquez une longitude, une latitude et un rayon en kilomètres\u00a0: 5.72,45.18,30.',
    ),
  },
  zone: {
    type: 'text',
    nom: 'Zone de la carte',
    description: 'Ouest, sud, est et nord, séparés par des virgules.',
    placeholder: '5.5,45,6.5,46',
    schema: readBy(parseZone, 'Indiquez l’ouest, le sud, l’est et le nord\u00a0: 5.5,45,6.5,46.'),
  },
} as const satisfies Filters
