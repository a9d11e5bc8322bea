import { adminEvenements } from '@foulee/contract/club/admin-evenements'
import { parisDate, parisTime } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { findAccueils } from './admin-accueils.queries.ts'
import { findAdminEvenements } from './admin-evenements.queries.ts'

const ACCUEIL = ['Jour', 'Heure', 'Annulée', 'Inscrits', 'Venus', 'Absents', 'En attente']

export const adminEvenementsRoutes = implement(adminEvenements, {
  'POST /api/admin/evenements/list': ({ db, body, clock }) =>
    findAdminEvenements(db, body, clock()),

  'POST /api/admin/evenements/accueil/{id}': async ({ db, params, clock }) => ({
    data: await findAccueils(db, params.id, clock()),
  }),

  'GET /api/admin/evenements/{id}/accueil.csv': async ({ db, params, clock }) => {
    const { dates } = await findAccueils(db, params.id, clock())
    const rows = dates.map(({ debut, est_annulee, inscrits, venus, absents, en_attente }) => {
      const le = new Date(debut)
      return [parisDate(le), parisTime(le), est_annulee, inscrits, venus, absents, en_attente]
    })
    return { content: writeCsv(ACCUEIL, rows), filename: `accueil-evenement-${params.id}.csv` }
  },
})
