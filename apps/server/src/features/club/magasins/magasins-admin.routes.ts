import { magasinsAdmin } from '@foulee/contract/club/magasins-admin'
import { implement } from '../../../http/feature.ts'
import { importMagasins, previewMagasins, readMagasins } from './import.commands.ts'
import { exportMagasins, findAdminMagasins } from './magasins-admin.queries.ts'

export const magasinsAdminRoutes = implement(magasinsAdmin, {
  'POST /api/admin/magasins/list': ({ db, body }) => findAdminMagasins(db, body),

  'GET /api/admin/magasins/export.csv': async ({ db }) => ({ content: await exportMagasins(db) }),

  'POST /api/admin/imports/magasins/essai': async ({ db, files, classeurs }) => ({
    data: await previewMagasins(db, await readMagasins(files, classeurs)),
  }),

  'POST /api/admin/imports/magasins/appliquer': async ({ db, files, classeurs, user, clock }) => {
    const read = await readMagasins(files, classeurs)
    const fichier = files.find(({ field }) => field === 'fichier')?.name ?? ''
    return { data: await importMagasins(db, read, { staff_id: user.id, fichier, now: clock() }) }
  },
})
