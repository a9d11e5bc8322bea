import { CONTACT_SUJET_NAMES } from '@foulee/domain/site/contact'
import * as z from 'zod'
import { Email, line, paragraph } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

export const ContactMessage = z.object({
  nom: line(120),
  email: Email,
  sujet: z.enum(CONTACT_SUJET_NAMES, 'Choisissez un sujet.'),
  message: paragraph(5000).min(10, 'Écrivez quelques mots de plus, pour que l’on vous comprenne.'),
  /** Token from `GET /api/contact`. */
  jeton: z.string().max(200),
  /** Honeypot: filled in by bots only. */
  precisions: z.string().max(5000).default(''),
})

export const contact = endpoints({
  'GET /api/contact': {
    summary: 'Le jeton daté du formulaire de contact, à renvoyer avec lui.',
    access: 'public',
    reply: data(z.strictObject({ jeton: z.string() })),
  },
  'POST /api/contact': {
    summary: 'Envoie un message à l’équipe.',
    access: 'public',
    body: ContactMessage,
    reply: data(z.null()),
    errors: ['trop_de_demandes'],
  },
})
