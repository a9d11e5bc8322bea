import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { isPublished } from '@foulee/domain/shared/publication'
import { presentAuteur } from '#features/entrainement/auteur.ts'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import type { ShareContent, ShareFigure } from '#kernel/pages/share-content.ts'
import { presentPhotos, SANS_TITRE } from './seances.presenter.ts'
import { findPhotos, findSeance, type SeanceFacts } from './seances.queries.ts'

export const seanceShare: ShareUse = {
  folder: 'seances',
  missing: 'seance_introuvable',
  async find(db, slug) {
    const row = await findSeance(db, slug)
    if (row?.slug !== slug || !isPublished(row.etat)) return null
    const [photo] = presentPhotos(await findPhotos(db, row.id))
    return { id: row.id, content: readSeanceShare(row), image: photo?.url }
  },
}

const readSeanceShare = (row: SeanceFacts): ShareContent => ({
  date: [OBJECTIF_SEANCE_LABELS[row.objectif], row.niveau && NIVEAU_LABELS[row.niveau]]
    .filter(Boolean)
    .join(' · '),
  nom: row.titre || SANS_TITRE,
  lieu: presentAuteur(row.auteur)?.nom ?? '',
  figures: readMeasures(row),
  is_cancelled: false,
  lignes: [],
})

function readMeasures({ duree, distance, charge }: SeanceFacts): ShareFigure[] {
  const figures: ShareFigure[] = []
  if (duree !== null)
    figures.push({ value: String(Math.round(duree / 60)), unit: 'min', below: '' })
  if (distance !== null) {
    const text = formatDistance(distance)
    const at = text.lastIndexOf('\u00a0')
    figures.push({ value: text.slice(0, at), unit: text.slice(at + 1), below: '' })
  }
  if (charge !== null) figures.push({ value: formatNombre(charge), unit: 'de charge', below: '' })
  return figures
}
