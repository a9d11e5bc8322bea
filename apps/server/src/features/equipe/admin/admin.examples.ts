import type { admin } from '@foulee/contract/equipe/admin'
import type { adminAnnuaires } from '@foulee/contract/equipe/admin-annuaires'
import type { adminTravaux } from '@foulee/contract/equipe/admin-travaux'
import type { adminUtilisateurs } from '@foulee/contract/equipe/admin-utilisateurs'
import { createDemande, createUser } from '@foulee/testing/factories'
import { createFactorApp } from '#features/membres/second-facteur/second-facteur.examples.ts'
import { type Examples, STAFF } from '#test/http/examples.ts'

export const adminExamples: Examples<keyof typeof admin> = {
  'POST /api/admin/entree': { who: STAFF, input: () => ({}) },
  'POST /api/admin/moderation/list': {
    who: STAFF,
    input: async ({ t }) => {
      await createDemande(t.db)
      return { body: { filtres: { type: 'demande' } } }
    },
  },
  'POST /api/admin/journal/list': {
    who: STAFF,
    input: () => ({ body: { nb_page: 10, filtres: { action: 'demande', depuis: '2026-01-01' } } }),
  },
}

const body = { nb_page: 10, filtres: { recherche: 'é%' } }

export const adminAnnuairesExamples: Examples<keyof typeof adminAnnuaires> = {
  'POST /api/admin/organisateurs/list': {
    who: STAFF,
    input: () => ({ body: { ...body, filtres: { est_verifie: true } } }),
  },
  'POST /api/admin/agences/list': {
    who: STAFF,
    input: () => ({ body: { ...body, filtres: { est_verifie: true } } }),
  },
  'POST /api/admin/courses/list': {
    who: STAFF,
    input: () => ({ body: { tri: 'date_prochaine', filtres: { statut: 'publiee' } } }),
  },
  'POST /api/admin/parcours/list': {
    who: STAFF,
    input: () => ({ body: { filtres: { statut: 'publiee' } } }),
  },
  'POST /api/admin/commentaires/list': { who: STAFF, input: () => ({ body }) },
}

const motif = 'Sur demande de la personne.'

export const adminUtilisateursExamples: Examples<keyof typeof adminUtilisateurs> = {
  'POST /api/admin/utilisateurs/list': { who: STAFF, input: () => ({ body: { nb_page: 5 } }) },
  'POST /api/admin/utilisateurs/drapeaux': {
    who: STAFF,
    input: (_, { id }) => ({ body: { id, drapeaux: { organisateur: true }, motif } }),
  },
  'POST /api/admin/utilisateurs/suspendre': {
    who: STAFF,
    input: (_, { id }) => ({ body: { id, motif } }),
  },
  'POST /api/admin/utilisateurs/retablir': {
    who: STAFF,
    input: async ({ t }) => {
      const suspension = { suspendu_le: t.clock.now.toISOString(), suspendu_motif: motif }
      return { body: { id: (await createUser(t.db, suspension)).id, motif } }
    },
  },
  'POST /api/admin/utilisateurs/facteur': {
    who: STAFF,
    input: async ({ t }) => {
      const { id } = await createUser(t.db, { is_staff: true })
      await createFactorApp(t, id)
      return { body: { id, motif } }
    },
  },
}

export const adminTravauxExamples: Examples<keyof typeof adminTravaux> = {
  'POST /api/admin/travaux/list': { who: STAFF, input: () => ({ body: { nb_page: 5 } }) },
  'POST /api/admin/travaux/relancer': {
    who: STAFF,
    input: async ({ t }) => {
      const id = crypto.randomUUID()
      await t.db.$client.query(
        `insert into pgboss.job (id, name, state) values ($1, 'menage', 'failed')`,
        [id],
      )
      return { body: { id } }
    },
  },
}
