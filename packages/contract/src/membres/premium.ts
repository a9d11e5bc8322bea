import { ETATS_PREMIUM } from '@foulee/domain/membres/premium'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdParam, Instant, line, paragraph, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'

const Periode = z.strictObject({ du: Instant, au: Instant, motif: z.string() })

export const Premium = z.strictObject({
  jusqua: Instant.nullable(),
  periodes: z.array(Periode),
})
export type Premium = z.infer<typeof Premium>

export const AdminPremium = Periode.extend({
  id: Id,
  users_id: Id,
  nom: z.string(),
  email: z.string(),
  par: Text,
  etat: z.enum(ETATS_PREMIUM),
  created_at: Instant,
})
export type AdminPremium = z.infer<typeof AdminPremium>

const jours = z.int().min(1).max(1100)
const motif = line(300)

export const premium = endpoints({
  'POST /api/premium': {
    summary: 'Mes périodes premium.',
    access: 'member',
    isRead: true,
    reply: data(Premium),
  },
  'POST /api/premium/code': {
    summary: 'Utilise un code qui donne une période premium\u00a0; il ne sert qu’une fois.',
    access: 'member',
    body: z.object({ code: line(40) }),
    reply: data(Premium),
    errors: ['code_premium_refuse', 'trop_de_demandes'],
  },
  'POST /api/admin/premium/list': {
    summary: 'Les périodes premium, les plus récentes d’abord.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'au', 'id'], { recherche: Recherche }),
    reply: list(AdminPremium),
  },
  'POST /api/admin/premium/donner': {
    summary:
      'Donne une période à des membres, par leurs adresses, à la suite de celle qui court\u00a0; dit celles que personne n’a.',
    access: 'moderer',
    isCreation: true,
    body: z.object({
      emails: z.array(z.string().trim().max(254)).min(1).max(500),
      jours,
      motif,
    }),
    reply: data(z.strictObject({ nb: z.int(), inconnus: z.array(z.string()) })),
  },
  'POST /api/admin/premium/codes': {
    summary: 'Fait des codes qui donnent chacun une période, une fois. Ils ne sont montrés qu’ici.',
    access: 'moderer',
    body: z.object({ nombre: z.int().min(1).max(500), jours, motif }),
    reply: data(z.strictObject({ codes: z.array(z.string()) })),
  },
  'POST /api/admin/premium/retirer/{id}': {
    summary:
      'Met fin tout de suite à une période qui court, ou supprime une période à venir\u00a0; celles qui la suivent commencent plus tôt d’autant. Le journal garde le motif.',
    access: 'moderer',
    params: z.object({ id: IdParam }),
    body: z.object({ motif: paragraph(1000).min(1) }),
    reply: data(z.null()),
    errors: ['premium_introuvable', 'premium_finie'],
  },
})
