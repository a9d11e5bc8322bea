import type { contact } from '@foulee/contract/site/contact'
import { type Examples, OPEN } from '../../../http/examples.ts'
import { getSecret } from '../../../secrets.ts'
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
