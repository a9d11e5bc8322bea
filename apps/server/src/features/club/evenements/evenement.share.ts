import type { Evenement } from '@foulee/contract/club/evenements'
import * as t from '@foulee/db/schema'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { formatDebut } from '@foulee/domain/club/inscription'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { isCancelled } from '@foulee/domain/shared/publication'
import { capitalize } from '@foulee/domain/shared/typographie'
import { eq } from 'drizzle-orm'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { readFigures, type ShareContent, type ShareFigure } from '#kernel/pages/share-content.ts'
import { isSeen } from './evenements.policy.ts'
import { readEvenement } from './evenements.queries.ts'

/**
 * Link preview of an event: the series or the day, never the next date, since previews are cached
 * for long.
 */
export const evenementShare: ShareUse = {
  folder: 'evenements',
  missing: 'evenement_introuvable',
  async find(db, slug) {
    const [row] = await db.select().from(t.evenements).where(eq(t.evenements.slug, slug))
    if (!row || !isSeen(row)) return null
    // The state at the last change: the same picture for the same address.
    const evenement = await readEvenement(db, row.id, new Date(row.updated_at))
    const image = evenement.photos[0]?.url
    return { id: row.id, content: readEvenementShare(evenement), image }
  },
}

function readEvenementShare(evenement: Evenement): ShareContent {
  const { titre, lieu, ville, etat, serie, prochaine, type, parcours } = evenement
  // Excluded days would not fit.
  const [every] = serie?.split(', sauf ') ?? []
  const when = every ?? (prochaine && formatDebut(new Date(prochaine.debut), prochaine.fuseau))
  return {
    date: when ? capitalize(when) : TYPE_EVENEMENT_LABELS[type],
    nom: titre,
    lieu: [...new Set([lieu, ville])].filter(Boolean).join(' · '),
    figures: readMeasures(evenement),
    is_cancelled: isCancelled(etat),
    lignes: parcours?.lignes ?? [],
  }
}

function readMeasures({ parcours, duree_minutes, prix }: Evenement): ShareFigure[] {
  const figures: ShareFigure[] = parcours ? [...readFigures([parcours])] : []
  if (duree_minutes !== null) {
    const isLong = duree_minutes >= 120 && duree_minutes % 60 === 0
    figures.push({
      value: String(isLong ? duree_minutes / 60 : duree_minutes),
      unit: isLong ? 'h' : 'min',
      below: '',
    })
  }
  if (prix > 0) {
    figures.push({ value: formatNombre(prix / 100, prix % 100 ? 2 : 0), unit: '€', below: '' })
  }
  return figures
}
