import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { findItsVoyages } from './agences.queries.ts'
import { agenceStructure } from './agences.structure.ts'

export const agenceShare: ShareUse = {
  folder: 'agences',
  missing: 'agence_introuvable',
  async find(db, slug) {
    const found = await agenceStructure.find(db, slug)
    if (!found?.is_public || found.slug !== slug) return null
    const { nb } = await findItsVoyages(db, found.id)
    return {
      id: found.id,
      content: {
        date: found.verifie ? 'Agence vérifiée' : 'Agence de séjours',
        nom: found.nom,
        lieu: found.ville ?? '',
        figures: nb
          ? [{ value: String(nb), unit: nb === 1 ? 'séjour' : 'séjours', below: '' }]
          : [],
        is_cancelled: false,
        lignes: [],
      },
    }
  },
}
