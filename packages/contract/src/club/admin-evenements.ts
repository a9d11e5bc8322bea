import { PORTEURS } from '@foulee/domain/club/evenement'
import { STATUTS } from '@foulee/domain/publication'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, Instant, Text } from '../fields.ts'
import { endpoints, list } from '../kit.ts'

const Statut = z.enum(STATUTS)

/** An event as the staff lists it. */
export const AdminEvenement = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  ville: Text,
  statut: Statut,
  porteur: z.strictObject({ type: z.enum(PORTEURS), nom: z.string() }),
  /** The series in words; null for one date. */
  serie: Text,
  /** The next date that is not called off, and how many there are to come. */
  prochaine: Instant.nullable(),
  nb_dates: z.int(),
  /** Registered on those dates, and waiting for a place. */
  nb_inscrits: z.int(),
  nb_attentes: z.int(),
  updated_at: Instant,
})
export type AdminEvenement = z.infer<typeof AdminEvenement>

export const adminEvenements = endpoints({
  'POST /api/admin/evenements/list': {
    access: 'moderer',
    isRead: true,
    summary: 'Tous les évènements, publiés ou non, avec leurs séries et leurs inscrits.',
    body: adminList(['updated_at', 'titre', 'prochaine', 'id'], {
      recherche: Recherche,
      statut: Statut,
      est_serie: z.boolean(),
    }),
    reply: list(AdminEvenement),
  },
})
