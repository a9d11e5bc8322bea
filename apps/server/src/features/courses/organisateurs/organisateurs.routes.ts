import { organisateurs } from '@foulee/contract/courses/organisateurs'
import { implement } from '#kernel/calls/feature.ts'
import { organisationHandlers } from '#kernel/organisations/routes.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { saveOrganisateur } from './organisateurs.commands.ts'
import { findItsCourses } from './organisateurs.queries.ts'
import { organisateurStructure as structure } from './organisateurs.structure.ts'
import { organisateurVerification as verification } from './organisateurs.verification.ts'

export const organisateursRoutes = implement(organisateurs, {
  'POST /api/courses/organisateurs': async ({ body, files, user, limits, ...services }) => {
    if (body.id) await structure.getEditable(services.db, user, body.id)
    else await limits.consume('organisateur', [`membre ${user.id}`])
    const logo = await readLogo(files)
    const save = { user, fields: body, logo, now: services.clock() }
    const organisateur = await saveOrganisateur(services, save)
    return { id: organisateur.id, data: organisateur }
  },

  'POST /api/courses/organisateurs/my': async ({ db, user }) => {
    const mine = await structure.findMine(db, user.id)
    return { data: mine, nb: mine.length }
  },

  'GET /api/organisateurs/{id}': async ({ db, params, user, clock }) => {
    const found = await structure.getVisible(db, user, params.id)
    const { id, slug, nom, description, ville, code_postal, site, logo, verifie } = found
    const { cards, nb, nb_evenements } = await findItsCourses(db, id, clock())
    const shown = { id, slug, nom, description, ville, code_postal, site, logo, verifie }
    const head = JSON.stringify({ ...shown, nb_courses: nb, nb_evenements }).slice(0, -1)
    return {
      raw: `{"success":true,"data":${head},"courses":[${cards}]}}`,
      tags: [`organisateur:${id}`, 'courses', 'evenements'],
    }
  },

  ...organisationHandlers(organisateurs, 'organisateurs', { structure, verification }),
})
