import { SERVICES_MONTRE } from '@foulee/domain/parcours/montre'
import * as z from 'zod'
import { IdParam, Instant } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'

const Service = z.enum(SERVICES_MONTRE)
const Secret = z.string().min(43).max(100)

export const Montre = z.strictObject({
  service: Service,
  label: z.string(),
  reliee_le: Instant.nullable(),
})
export type Montre = z.infer<typeof Montre>

export const montres = endpoints({
  'GET /api/montres': {
    summary: 'Les services de montre proposés ici, et ceux que j’ai reliés.',
    access: 'member',
    reply: list(Montre),
  },
  'POST /api/montres/relier': {
    summary: 'Commence à relier mon compte chez un fabricant de montres.',
    access: 'member',
    body: z.object({ service: Service }),
    reply: data(
      z.strictObject({
        url: z.string(),
        state: z.string(),
        secret: z.string(),
      }),
    ),
    errors: ['montre_inconnue', 'service_indisponible', 'trop_de_demandes'],
  },
  'POST /api/montres/retour': {
    summary: 'Relie le compte avec lequel je reviens de chez le fabricant.',
    access: 'member',
    body: z.object({
      service: Service,
      state: Secret,
      secret: Secret,
      code: z.string().max(8000).optional(),
      error: z.string().max(200).optional(),
    }),
    reply: data(Montre),
    errors: [
      'montre_inconnue',
      'externe_depasse',
      'externe_autre_navigateur',
      'externe_autre_compte',
      'externe_annule',
      'montre_refusee',
      'service_indisponible',
    ],
  },
  'POST /api/montres/del': {
    summary: 'Délie une montre\u00a0: plus rien ne peut lui être envoyé.',
    access: 'member',
    body: z.object({ service: Service }),
    reply: data(z.null()),
    errors: ['montre_non_reliee'],
  },
  'POST /api/parcours/sync/{id}': {
    summary:
      'Envoie le parcours à ma montre\u00a0; sans montre reliée, dit où prendre le fichier FIT à y copier.',
    access: 'member',
    params: z.object({ id: IdParam }),
    reply: data(
      z.strictObject({
        etat: z.enum(['envoye', 'deja_envoye', 'sans_montre']),
        service: z.string(),
        url: z.string(),
      }),
    ),
    errors: [
      'parcours_introuvable',
      'trace_absente',
      'montre_deconnectee',
      'montre_parcours_refuse',
      'envoi_en_cours',
      'service_indisponible',
      'trop_de_demandes',
    ],
  },
})
