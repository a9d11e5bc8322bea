import * as z from 'zod'
import { Instant, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { adminList } from './admin-list.ts'

const ETATS_TRAVAIL = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const

/** A job of the queue. Its payload may be personal and is never exposed. */
export const Travail = z.strictObject({
  id: z.uuid(),
  nom: z.string(),
  etat: z.enum(ETATS_TRAVAIL),
  essais: z.int(),
  essais_max: z.int(),
  erreur: Text,
  created_at: Instant,
  prevu_le: Instant.nullable(),
  fini_le: Instant.nullable(),
})
export type Travail = z.infer<typeof Travail>

export const adminTravaux = endpoints({
  'POST /api/admin/travaux/list': {
    summary: 'Le travail en attente, en cours, fait ou manqué.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'nom'], {
      etat: z.enum(ETATS_TRAVAIL),
      nom: z.string().trim().max(100),
    }),
    reply: list(Travail),
  },
  'POST /api/admin/travaux/relancer': {
    summary: 'Reprend tout de suite un travail qui a échoué ou qui attend son prochain essai.',
    access: 'moderer',
    body: z.object({ id: z.uuid() }),
    reply: data(z.null()),
    errors: ['travail_introuvable'],
  },
})
