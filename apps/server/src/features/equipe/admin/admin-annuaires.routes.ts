import { adminAnnuaires } from '@foulee/contract/equipe/admin-annuaires'
import { implement } from '#kernel/calls/feature.ts'
import { findCommentaires } from './commentaires.queries.ts'
import { findCourses } from './courses.queries.ts'
import { findParcours } from './parcours.queries.ts'
import { findAgences, findOrganisateurs } from './structures.queries.ts'

export const adminAnnuairesRoutes = implement(adminAnnuaires, {
  'POST /api/admin/organisateurs/list': ({ db, body }) => findOrganisateurs(db, body),
  'POST /api/admin/agences/list': ({ db, body }) => findAgences(db, body),
  'POST /api/admin/courses/list': ({ db, body, clock }) => findCourses(db, body, clock()),
  'POST /api/admin/parcours/list': ({ db, body }) => findParcours(db, body),
  'POST /api/admin/commentaires/list': ({ db, body }) => findCommentaires(db, body),
})
