import { MODES_MAIL, NOTIFICATION_KINDS } from '@foulee/domain/echanges/notification'
import * as z from 'zod'
import { data, endpoints } from '../shared/kit.ts'

export const ChoixNotification = z.strictObject({
  app: z.boolean(),
  mail: z.enum(MODES_MAIL),
  push: z.boolean(),
})

export const ReglagesNotifications = z.strictObject({
  choix: z.record(z.enum(NOTIFICATION_KINDS), ChoixNotification),
  heure: z.int(),
  jour: z.int(),
})
export type ReglagesNotifications = z.infer<typeof ReglagesNotifications>

const Changes = z.object({
  choix: z.partialRecord(z.enum(NOTIFICATION_KINDS), ChoixNotification.partial()).optional(),
  heure: z.int('Choisissez une heure.').min(0).max(23).optional(),
  jour: z.int('Choisissez un jour.').min(1).max(7).optional(),
})
export type ChangesNotifications = z.output<typeof Changes>

export const Desabonnement = z.strictObject({
  /** `courses`…, or `resume` for the digests. */
  sujet: z.string(),
  nom: z.string(),
  adresse: z.string(),
  est_abonne: z.boolean(),
})
export type Desabonnement = z.infer<typeof Desabonnement>

const Jeton = z.string().min(10).max(200)

export const reglagesNotifications = endpoints({
  'GET /api/notifications/reglages': {
    summary: 'Où je veux être prévenu, genre par genre.',
    access: 'member',
    reply: data(ReglagesNotifications),
  },
  'POST /api/notifications/reglages': {
    summary: 'Change où je veux être prévenu\u00a0; ce qui n’est pas donné reste.',
    access: 'member',
    body: Changes,
    reply: data(ReglagesNotifications),
  },
  'GET /api/notifications/desabonnement/{jeton}': {
    summary: 'Ce que le lien d’un email arrêterait.',
    access: 'public',
    params: z.object({ jeton: Jeton }),
    reply: data(Desabonnement),
    errors: ['desabonnement_introuvable'],
  },
  'POST /api/notifications/desabonnement/{jeton}': {
    summary: 'Arrête ces emails, sans se connecter.',
    access: 'public',
    params: z.object({ jeton: Jeton }),
    reply: data(Desabonnement),
    errors: ['desabonnement_introuvable'],
  },
})
