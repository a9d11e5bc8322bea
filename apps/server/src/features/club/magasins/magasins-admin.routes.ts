import { magasinsAdmin } from '@foulee/contract/club/magasins-admin'
import { implement } from '#kernel/calls/feature.ts'
import { importMagasins, previewMagasins, readMagasins, writeRefusees } from './import.commands.ts'
import { exportMagasins, findAdminMagasins } from './magasins-admin.queries.ts'

export const magasinsAdminRoutes = implement(magasinsAdmin, {
  'POST /api/admin/magasins/list': ({ db, body }) => findAdminMagasins(db, body),

  'GET /api/admin/magasins/export.csv': async ({ db }) => ({ content: await exportMagasins(db) }),

  'POST /api/admin/imports/magasins/essai': async ({ db, body, files, classeurs }) => ({
    data: await previewMagasins(db, await readMagasins(files, classeurs, body)),
  }),

  'POST /api/admin/imports/magasins/refusees': async ({ body, files, classeurs }) => ({
    content: writeRefusees(await readMagasins(files, classeurs, body)),
    filename: 'magasins-refuses.csv',
  }),

  'POST /api/admin/imports/magasins/appliquer': async ({ db, body, files, user, ...call }) => {
    const read = await readMagasins(files, call.classeurs, body)
    const fichier = files.find(({ field }) => field === 'fichier')?.name ?? ''
    return {
      data: await importMagasins(db, read, { staff_id: user.id, fichier, now: call.clock() }),
    }
  },
})
