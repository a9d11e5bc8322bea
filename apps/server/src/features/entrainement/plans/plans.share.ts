import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDistanceShort } from '@foulee/domain/shared/mesure'
import { isPublished } from '@foulee/domain/shared/publication'
import { presentAuteur } from '#features/entrainement/auteur.ts'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import type { ShareContent, ShareFigure } from '#kernel/pages/share-content.ts'
import { SANS_TITRE } from './plans.presenter.ts'
import { findPlan, type PlanFacts } from './plans.queries.ts'

export const planShare: ShareUse = {
  folder: 'plans',
  missing: 'plan_introuvable',
  async find(db, slug) {
    const row = await findPlan(db, slug)
    if (row?.slug !== slug || !isPublished(row.etat)) return null
    return { id: row.id, content: readPlanShare(row) }
  },
}

function readPlanShare(row: PlanFacts): ShareContent {
  const { objectif, niveau } = row
  return {
    date: [objectif && OBJECTIF_PLAN_LABELS[objectif], niveau && NIVEAU_LABELS[niveau]]
      .filter(Boolean)
      .join(' · '),
    nom: row.titre || SANS_TITRE,
    lieu: presentAuteur(row.auteur)?.nom ?? '',
    figures: readMeasures(row),
    is_cancelled: false,
    lignes: [],
  }
}

function readMeasures({ nb_semaines, seances_par_semaine, distance_cible }: PlanFacts) {
  const figures: ShareFigure[] = [
    { value: String(nb_semaines), unit: nb_semaines > 1 ? 'semaines' : 'semaine', below: '' },
    {
      value: String(seances_par_semaine),
      unit: seances_par_semaine > 1 ? 'séances' : 'séance',
      below: 'par semaine',
    },
  ]
  if (distance_cible === null) return figures
  const text = formatDistanceShort(distance_cible)
  const at = text.lastIndexOf('\u00a0')
  return [...figures, { value: text.slice(0, at), unit: text.slice(at + 1), below: '' }]
}
