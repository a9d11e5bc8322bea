import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_SEANCES, seancePath } from './paths.ts'
import { removeSeance } from './seance-calls.ts'

const move = (id: number, geste: 'soumettre' | 'reprendre') =>
  api('POST /api/coaching/tsession/{id}/etat', { params: { id }, body: { geste, motif: '' } })

export const SEANCE: Kind<SeanceGestion> = {
  genre: 'seance',
  owner: 'author',
  nom: 'séance',
  pluriel: 'séances',
  accord: 'feminin',
  tags: ['coaching', 'training-session'],
  mine: { path: MES_SEANCES, title: 'Mes séances' },
  page: seancePath,
  queue: 'seances',
  words: {
    manques:
      'Elle vous sert déjà telle quelle. Pour la publier dans la bibliothèque, il manque\u00a0:',
    lecteur: 'l’auteur',
    efface: (titre) =>
      `${titre} et ses photos seront effacées. Les entraînements déjà prévus restent aux agendas.`,
  },
  read: ({ seance: { id, slug, titre, statut } }) => ({
    id,
    titre: titre || 'Séance sans titre',
    statut,
    apercu: seancePath(slug),
  }),
  calls: {
    gestion: 'GET /api/coaching/tsession/{id}/gestion',
    historique: 'GET /api/coaching/tsession/{id}/historique',
    soumettre: (id) => move(id, 'soumettre'),
    reprendre: (id) => move(id, 'reprendre'),
    supprimer: (id) => removeSeance(api, id),
  },
}
