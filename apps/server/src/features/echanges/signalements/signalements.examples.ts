import type { signalements } from '@foulee/contract/echanges/signalements'
import { createCommentaire, createSignalement } from '@foulee/testing/commentaires'
import { type Examples, MEMBERS, STAFF } from '#test/http/examples.ts'

export const signalementsExamples: Examples<keyof typeof signalements> = {
  'POST /api/signalements': {
    who: MEMBERS,
    input: ({ course }) => ({
      body: { model: 'course', id: course.id, motif: 'faux', texte: 'La date est fausse.' },
    }),
  },
  'GET /api/signalements': {
    who: STAFF,
    input: async ({ t, course }) => {
      const { id } = await createCommentaire(t.db, { objet_id: course.id })
      await createSignalement(t.db, { model: 'commentaire', objet_id: id })
      return { query: { etat: 'ouvert' } }
    },
  },
  'POST /api/signalements/decider': {
    who: STAFF,
    input: async ({ t, course }) => {
      const { id } = await createCommentaire(t.db, { objet_id: course.id })
      const report = await createSignalement(t.db, { model: 'commentaire', objet_id: id })
      return { body: { id: report.id, decision: 'retenu', motif: 'Propos insultants.' } }
    },
  },
}
