import type { Voyage } from '@foulee/contract/sejours/voyages'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { getNomPays } from '@foulee/domain/sejours/destination'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { isCancelled } from '@foulee/domain/shared/publication'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { readFigures, type ShareContent, type ShareFigure } from '#kernel/pages/share-content.ts'
import { findVoyage } from './voyages.queries.ts'

export const voyageShare: ShareUse = {
  folder: 'sejours',
  missing: 'voyage_introuvable',
  async find(db, slug) {
    const row = await findVoyage(db, slug)
    const voyage = row?.is_visible ? (JSON.parse(row.fiche) as Voyage) : null
    // By current slug alone: neither by id nor by a former slug.
    if (!row || voyage?.slug !== slug) return null
    const image = voyage.photos[0]?.url
    return { id: row.voyages_id, content: readVoyageShare(voyage), image }
  },
}

function readVoyageShare(voyage: Voyage): ShareContent {
  const { titre, lieu, pays, etat, disponibilites, niveau } = voyage
  const next = disponibilites.find((disponibilite) =>
    ['a_confirmer', 'garanti'].includes(disponibilite.etat),
  )
  const level = niveau === null ? '' : NIVEAU_LABELS[niveau]
  return {
    date: next ? formatDateRange(next.debut, next.fin) : level,
    nom: titre,
    lieu: [...new Set([lieu, pays === 'FR' ? null : getNomPays(pays)])].filter(Boolean).join(' · '),
    figures: readMeasures(voyage),
    is_cancelled: isCancelled(etat),
    lignes: voyage.journees.flatMap(({ parcours }) => parcours?.lignes ?? []),
  }
}

function readMeasures({ duree_jours, distance, denivele, prix_des }: Voyage): ShareFigure[] {
  const figures: ShareFigure[] = []
  if (duree_jours !== null) {
    const unit = duree_jours > 1 ? 'jours' : 'jour'
    figures.push({ value: String(duree_jours), unit, below: '' })
  }
  figures.push(...readFigures([{ distance, denivele }]))
  if (prix_des !== null) {
    const cents = prix_des % 100 ? 2 : 0
    figures.push({ value: formatNombre(prix_des / 100, cents), unit: '€', below: 'à partir de' })
  }
  return figures
}
