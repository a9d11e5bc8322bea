import { adminEvenements } from '@foulee/contract/club/admin-evenements'
import { implement } from '../../../http/feature.ts'
import { findAdminEvenements } from './admin-evenements.queries.ts'

export const adminEvenementsRoutes = implement(adminEvenements, {
  'POST /api/admin/evenements/list': ({ db, body, clock }) =>
    findAdminEvenements(db, body, clock()),
})
