import { magasinsGestion } from '@foulee/contract/club/magasins-gestion'
import { implement } from '#kernel/calls/feature.ts'
import { organisationHandlers } from '#kernel/organisations/routes.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { createMagasin, updateMagasin } from './magasins.commands.ts'
import { presentMagasin, magasinStructure as structure } from './magasins.structure.ts'
import { magasinVerification as verification } from './magasins.verification.ts'

export const magasinsGestionRoutes = implement(magasinsGestion, {
  'POST /api/magasins': async ({ db, body, user, limits, clock }) => {
    if (!user.compte.staff) await limits.consume('organisateur', [`membre ${user.id}`])
    const magasin = await createMagasin({ db }, { user, fields: body, now: clock() })
    return { id: magasin.id, data: presentMagasin(magasin) }
  },

  'POST /api/magasins/update/{id}': async ({ params, body, files, user, ...services }) => {
    await structure.getEditable(services.db, user, params.id)
    const logo = await readLogo(files)
    const { version, ...fields } = body
    const saving = { id: params.id, user, fields, logo, version, now: services.clock() }
    return { data: presentMagasin(await updateMagasin(services, saving)) }
  },

  'POST /api/magasins/mes-magasins': async ({ db, user }) => {
    const mine = await structure.findMine(db, user.id)
    return { data: mine.map(presentMagasin), nb: mine.length }
  },

  ...organisationHandlers(magasinsGestion, 'magasins', {
    structure,
    verification,
    present: presentMagasin,
  }),
})
