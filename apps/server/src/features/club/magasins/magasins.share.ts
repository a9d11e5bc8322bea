import type { Magasin } from '@foulee/contract/club/magasins'
import { CATEGORIE_LABELS, type Categorie } from '@foulee/domain/club/magasin'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { findMagasinCard } from './magasins.queries.ts'

export const magasinShare: ShareUse = {
  folder: 'magasins',
  missing: 'magasin_introuvable',
  async find(db, slug) {
    const found = await findMagasinCard(db, slug)
    if (!found?.is_visible) return null
    const magasin = JSON.parse(found.fiche) as Magasin
    if (magasin.slug !== slug) return null
    const [first] = magasin.categories
    return {
      id: magasin.id,
      image: magasin.photos[0]?.url,
      content: {
        date: first ? CATEGORIE_LABELS[first as Categorie] : 'Magasin',
        nom: magasin.nom,
        lieu: [magasin.adresse, magasin.ville].filter(Boolean).join(', '),
        figures: [],
        is_cancelled: false,
        lignes: [],
      },
    }
  },
}
