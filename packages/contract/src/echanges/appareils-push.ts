import * as z from 'zod'
import { Id, Instant } from '../shared/fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'

export const AppareilPush = z.strictObject({
  id: Id,
  nom: z.string(),
  /** Whether it is the requesting browser. */
  est_courant: z.boolean(),
  created_at: Instant,
})
export type AppareilPush = z.infer<typeof AppareilPush>

export const AppareilsPush = z.strictObject({
  cle_publique: z.string(),
  appareils: z.array(AppareilPush),
})

/** Base64url of 65 and 16 bytes (RFC 8291). */
const cle = (letters: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/, 'Cette clé n’est pas celle d’un navigateur.')
    .refine((text) => text.replaceAll('=', '').length === letters, {
      error: 'Cette clé n’est pas celle d’un navigateur.',
    })

export const appareilsPush = endpoints({
  'GET /api/notifications/appareils': {
    summary: 'Les navigateurs qui affichent mes notifications.',
    access: 'member',
    reply: data(AppareilsPush),
  },
  'POST /api/notifications/appareils': {
    summary: 'Ce navigateur affichera mes notifications tant qu’il est connecté.',
    access: 'member',
    body: z.object({
      adresse: z.url({ protocol: /^https$/ }).max(1000),
      p256dh: cle(87),
      auth: cle(22),
    }),
    reply: created(AppareilPush),
    errors: ['adresse_push_refusee'],
  },
  'POST /api/notifications/appareils/del': {
    summary: 'Ce navigateur n’affiche plus mes notifications.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: ['appareil_introuvable'],
  },
})
