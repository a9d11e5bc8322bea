import type { Parcours } from '@foulee/contract/parcours/parcours'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'
import { findDepartement } from '@foulee/domain/shared/departement'
import { formatNombre } from '@foulee/domain/shared/mesure'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { readFigures, type ShareContent, type ShareFigure } from '#kernel/pages/share-content.ts'
import { findParcours } from './parcours.queries.ts'

export const parcoursShare: ShareUse = {
  folder: 'parcours',
  missing: 'parcours_introuvable',
  async find(db, slug) {
    const row = await findParcours(db, slug)
    const parcours = row?.is_visible ? (JSON.parse(row.fiche) as Parcours) : null
    if (!row || parcours?.slug !== slug) return null
    const image = parcours.photos[0]?.url
    return { id: row.parcours_id, content: readParcoursShare(parcours), image }
  },
}

export function readParcoursShare(parcours: Parcours): ShareContent {
  const { titre, ville, departement, types, forme, difficulte, croquis } = parcours
  const [type] = types
  return {
    date: [
      type && TYPE_PARCOURS_LABELS[type],
      forme && FORME_LABELS[forme],
      difficulte && DIFFICULTE_LABELS[difficulte],
    ]
      .filter(Boolean)
      .join(' · '),
    nom: titre,
    lieu: [...new Set([ville, findDepartement(departement ?? '')?.nom])]
      .filter(Boolean)
      .join(' · '),
    figures: readMeasures(parcours),
    is_cancelled: false,
    lignes: croquis,
  }
}

function readMeasures({ distance, denivele, km_effort, note, nb_notes }: Parcours): ShareFigure[] {
  return [
    ...readFigures([{ distance, denivele }]),
    ...(km_effort === null
      ? []
      : [{ value: formatNombre(km_effort), unit: 'km-effort', below: '' }]),
    ...(note === null
      ? []
      : [{ value: formatNombre(note, 1), unit: '/ 5', below: `${nb_notes}\u00a0avis` }]),
  ]
}
