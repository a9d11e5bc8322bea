import { PORTEURS } from '@foulee/domain/club/evenement'
import { STATUTS } from '@foulee/domain/shared/publication'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdParam, Instant, Text } from '../shared/fields.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'

const Statut = z.enum(STATUTS)

export const AdminEvenement = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  ville: Text,
  statut: Statut,
  porteur: z.strictObject({ type: z.enum(PORTEURS), nom: z.string() }),
  serie: Text,
  prochaine: Instant.nullable(),
  nb_dates: z.int(),
  nb_inscrits: z.int(),
  nb_attentes: z.int(),
  updated_at: Instant,
})
export type AdminEvenement = z.infer<typeof AdminEvenement>

/** Check-in counts by date, ascending; people are counted, never named. */
export const AccueilsEvenement = z.strictObject({
  titre: z.string(),
  dates: z.array(
    z.strictObject({
      id: Id,
      debut: Instant,
      est_annulee: z.boolean(),
      est_passee: z.boolean(),
      inscrits: z.int(),
      venus: z.int(),
      /** Registered on a past date without check-in. */
      absents: z.int(),
      en_attente: z.int(),
    }),
  ),
})
export type AccueilsEvenement = z.infer<typeof AccueilsEvenement>

const ById = z.object({ id: IdParam })

export const adminEvenements = endpoints({
  'POST /api/admin/evenements/accueil/{id}': {
    access: 'moderer',
    isRead: true,
    summary: 'Les inscrits, les venus, les absents et l’attente de chaque date d’un évènement.',
    params: ById,
    reply: data(AccueilsEvenement),
    errors: ['evenement_introuvable'],
  },
  'GET /api/admin/evenements/{id}/accueil.csv': {
    access: 'moderer',
    summary: 'Les mêmes chiffres pour un tableur, une date par ligne.',
    params: ById,
    reply: file('text/csv; charset=utf-8'),
    errors: ['evenement_introuvable'],
  },
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
