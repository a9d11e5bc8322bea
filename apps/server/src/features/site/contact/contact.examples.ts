import type { contact } from '@foulee/contract/site/contact'
import type { contactAdmin } from '@foulee/contract/site/contact-admin'
import { createContactMessage } from '@foulee/testing/contact'
import { getSecret } from '#platform/crypto/secrets.ts'
import { type Examples, OPEN, STAFF } from '#test/http/examples.ts'
import { dateForm } from './form-date.ts'

const WRITING_MS = 60_000

export const contactExamples: Examples<keyof typeof contact> = {
  'GET /api/contact': { who: OPEN, input: () => ({}) },
  'POST /api/contact': {
    who: OPEN,
    input: async ({ t }) => {
      const shown = new Date(t.clock.now.getTime() - WRITING_MS)
      return {
        body: {
          nom: 'Lise Martin',
          email: 'lise@exemple.fr',
          sujet: 'course',
          message: 'La date du trail des Crêtes a changé\u00a0: c’est le 14 juin.',
          jeton: dateForm(shown, await getSecret(t.db, 'contact')),
        },
      }
    },
  },
}

export const contactAdminExamples: Examples<keyof typeof contactAdmin> = {
  'POST /api/admin/contact/list': {
    who: STAFF,
    input: async ({ t }) => {
      const { nom } = await createContactMessage(t.db)
      return { body: { filtres: { recherche: nom, etat: 'nouveau', sujet: 'course' } } }
    },
  },
  'POST /api/admin/contact/non-lus': { who: STAFF, input: () => ({}) },
  'POST /api/admin/contact/lire/{id}': {
    who: STAFF,
    input: async ({ t }) => ({ params: { id: (await createContactMessage(t.db)).id } }),
  },
  'POST /api/admin/contact/repondre/{id}': {
    who: STAFF,
    input: async ({ t }) => {
      const { id, version } = await createContactMessage(t.db)
      return { params: { id }, body: { texte: 'C’est corrigé, merci.', version } }
    },
  },
  'POST /api/admin/contact/noter/{id}': {
    who: STAFF,
    input: async ({ t }) => {
      const { id } = await createContactMessage(t.db)
      return { params: { id }, body: { texte: 'Vu avec l’organisateur.' } }
    },
  },
  'POST /api/admin/contact/ranger/{id}': {
    who: STAFF,
    input: async ({ t }) => {
      const { id, version } = await createContactMessage(t.db)
      return { params: { id }, body: { etat: 'clos', version } }
    },
  },
}
