import { GROUPE_MAX, NOM_GROUPE_MAX } from '@foulee/domain/echanges/message'
import * as z from 'zod'
import { Id, IdParam, nameLine } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { Canal, Correspondant } from './messages.ts'

const MembreCanal = Correspondant.extend({
  est_gerant: z.boolean(),
  est_moi: z.boolean(),
})
export type MembreCanal = z.infer<typeof MembreCanal>

const ById = z.object({ id: IdParam })
const nom = nameLine(NOM_GROUPE_MAX)
const users_ids = z.array(Id).min(1).max(GROUPE_MAX)
const PAGE = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  nb_page: z.coerce.number().int().min(1).max(100).default(30),
}

const CHANNEL = ['canal_introuvable'] as const

export const groupes = endpoints({
  'POST /api/messages/membres/{channels_id}': {
    summary: 'Qui est dans une de mes discussions.',
    access: 'member',
    isRead: true,
    params: z.object({ channels_id: IdParam }),
    query: z.object(PAGE),
    reply: list(MembreCanal),
    errors: CHANNEL,
  },
  'POST /api/messages/groupe': {
    summary: 'Fonde un groupe, avec des personnes à qui je peux écrire.',
    access: 'ecrire_message',
    body: z.object({ nom, users_ids }),
    reply: created(Canal),
    errors: ['destinataire_ferme', 'groupe_complet', 'trop_de_demandes'],
  },
  'POST /api/messages/groupe/{id}': {
    summary: 'Renomme un groupe que je gère.',
    access: 'ecrire_message',
    params: ById,
    body: z.object({ nom }),
    reply: data(Canal),
    errors: [...CHANNEL, 'acces_refuse'],
  },
  'POST /api/messages/groupe/{id}/inviter': {
    summary: 'Fait entrer des personnes dans un groupe que je gère.',
    access: 'ecrire_message',
    params: ById,
    body: z.object({ users_ids }),
    reply: data(Canal),
    errors: [
      ...CHANNEL,
      'acces_refuse',
      'destinataire_ferme',
      'groupe_complet',
      'trop_de_demandes',
    ],
  },
  'POST /api/messages/groupe/{id}/retirer': {
    summary: 'Retire quelqu’un d’un groupe que je gère.',
    access: 'ecrire_message',
    params: ById,
    body: z.object({ users_id: Id }),
    reply: data(Canal),
    errors: [...CHANNEL, 'acces_refuse'],
  },
})
