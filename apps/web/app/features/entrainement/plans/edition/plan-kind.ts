import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_PLANS } from './paths.ts'

const planPath = (slug: string) => `/training/plans/${slug}`

const move = (id: number, geste: 'soumettre' | 'reprendre') =>
  api('POST /api/coaching/plan/{id}/etat', { params: { id }, body: { geste } })

export const PLAN: Kind<PlanGestion> = {
  genre: 'plan',
  owner: 'author',
  nom: 'plan',
  pluriel: 'plans',
  accord: 'masculin',
  tags: ['coaching'],
  mine: { path: MES_PLANS, title: 'Mes plans' },
  page: planPath,
  queue: 'plans',
  description: 'Votre plan d’entraînement.',
  words: {
    publiee: 'Les textes changent aussitôt\u00a0; les semaines, quand vous les publiez à nouveau.',
    lecteur: 'le coach',
    efface: (titre) =>
      `${titre}, ses semaines et les avis reçus seront effacés. Ceux qui le suivent gardent leurs entraînements.`,
  },
  read: ({ plan: { id, slug, titre, statut } }) => ({
    id,
    titre: titre || 'Plan sans titre',
    statut,
    apercu: planPath(slug),
  }),
  calls: {
    gestion: 'GET /api/coaching/plan/{id}/gestion',
    historique: 'GET /api/coaching/plan/{id}/historique',
    soumettre: (id) => move(id, 'soumettre'),
    reprendre: (id) => move(id, 'reprendre'),
    supprimer: (id) => api('POST /api/coaching/plan/{id}/destroy', { params: { id } }),
  },
}
