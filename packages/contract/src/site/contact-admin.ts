import { CONTACT_SUJET_NAMES } from '@foulee/domain/site/contact'
import { CONTACT_ETAT_NAMES, CONTACT_SUITES } from '@foulee/domain/site/contact-etat'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdParam, Instant, paragraph } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'

const Personne = z.strictObject({ users_id: Id, nom: z.string() }).nullable()

export const AdminContact = z.strictObject({
  id: Id,
  nom: z.string(),
  sujet: z.enum(CONTACT_SUJET_NAMES),
  etat: z.enum(CONTACT_ETAT_NAMES),
  est_lu: z.boolean(),
  membre: Personne,
  nb_reponses: z.int(),
  created_at: Instant,
})
export type AdminContact = z.infer<typeof AdminContact>

const AdminContactSuite = z.strictObject({
  id: Id,
  type: z.enum(CONTACT_SUITES),
  texte: z.string(),
  auteur: Personne,
  created_at: Instant,
})

export const AdminContactOuvert = AdminContact.extend({
  email: z.string(),
  /** Whether the address is the verified one of the account. */
  email_prouve: z.boolean(),
  message: z.string(),
  suites: z.array(AdminContactSuite),
  version: z.int(),
})
export type AdminContactOuvert = z.infer<typeof AdminContactOuvert>

const params = z.object({ id: IdParam })
const texte = paragraph(5000).min(1, 'Écrivez quelques mots.')
const version = z.int()

export const contactAdmin = endpoints({
  'POST /api/admin/contact/list': {
    summary: 'Les messages de la page de contact.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'nom', 'id'], {
      recherche: Recherche,
      etat: z.enum(CONTACT_ETAT_NAMES),
      sujet: z.enum(CONTACT_SUJET_NAMES),
    }),
    reply: list(AdminContact),
  },
  'POST /api/admin/contact/non-lus': {
    summary: 'Le nombre de messages que personne n’a encore ouverts.',
    access: 'moderer',
    isRead: true,
    reply: data(z.strictObject({ nb: z.int() })),
  },
  'POST /api/admin/contact/lire/{id}': {
    summary: 'Ouvre un message, ses réponses et ses notes\u00a0; le journal le note.',
    access: 'moderer',
    params,
    reply: data(AdminContactOuvert),
    errors: ['message_introuvable'],
  },
  'POST /api/admin/contact/repondre/{id}': {
    summary: 'Répond par email, et garde la réponse avec le message.',
    access: 'moderer',
    isCreation: true,
    params,
    body: z.object({ texte, version }),
    reply: data(AdminContactOuvert),
    errors: ['message_introuvable', 'version_depassee', 'trop_de_demandes'],
  },
  'POST /api/admin/contact/noter/{id}': {
    summary: 'Ajoute une note, que l’équipe seule lit.',
    access: 'moderer',
    isCreation: true,
    params,
    body: z.object({ texte }),
    reply: data(AdminContactOuvert),
    errors: ['message_introuvable'],
  },
  'POST /api/admin/contact/ranger/{id}': {
    summary: 'Clôt un message, le rouvre, ou le met parmi les indésirables.',
    access: 'moderer',
    params,
    body: z.object({ etat: z.enum(['nouveau', 'clos', 'indesirable']), version }),
    isCreation: true,
    reply: data(AdminContactOuvert),
    errors: ['message_introuvable', 'version_depassee'],
  },
})
