import { isApiError } from '@foulee/contract/shared/call-error'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import { formatRegle } from '@foulee/domain/club/badge-mots'
import { writeMedailleSvg } from '@foulee/domain/club/medaille'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { getPublicBadge } from './badges.queries.ts'

export const badgeShare: ShareUse = {
  folder: 'badge',
  missing: 'badge_introuvable',
  async find(db, slug) {
    const row = await getPublicBadge(db, slug).catch((cause: unknown) => {
      if (isApiError(cause)) return null
      throw cause
    })
    if (row?.slug !== slug) return null
    const { id, famille, titre, regle, medaille } = row
    return {
      id,
      content: {
        date: `Badge · ${FAMILLES_BADGE[famille]}`,
        nom: titre,
        lieu: formatRegle(regle),
        figures: [],
        is_cancelled: false,
        lignes: [],
        medaille: writeMedailleSvg(medaille, slug),
      },
    }
  },
}
