import { imports } from '@foulee/contract/courses/imports'
import { journalStaff } from '@foulee/db/schema'
import { implement } from '#kernel/calls/feature.ts'
import { describePlan, readImport, writeRefusees } from './import-file.ts'
import { writeModele } from './import-modele.ts'
import { importCourses, previewImport } from './imports.commands.ts'
import { countStatuts } from './report.ts'

type Options = { organisateur: string; publier: 'true' | 'false' }
const readOptions = ({ organisateur, publier }: Options) => ({
  organisateur: organisateur || null,
  publier: publier === 'true',
})

export const importsRoutes = implement(imports, {
  'POST /api/admin/imports/essai': async ({ db, body, files, classeurs }) => {
    const read = await readImport(files, classeurs, body)
    const plan = await previewImport(db, read.lines, readOptions(body))
    return { data: describePlan(plan, read, true) }
  },

  'POST /api/admin/imports/refusees': async ({ body, files, classeurs }) => ({
    content: writeRefusees(await readImport(files, classeurs, body)),
    filename: 'courses-refusees.csv',
  }),

  'GET /api/admin/imports/modele': ({ query }) => writeModele(query.format),

  'POST /api/admin/imports/appliquer': async ({ db, body, files, classeurs, user, clock }) => {
    const read = await readImport(files, classeurs, body)
    const options = readOptions(body)
    const fichier = files.find(({ field }) => field === 'fichier')?.name ?? ''
    const plan = await importCourses(db, read.lines, {
      ...options,
      now: clock(),
      record: (tx, done) =>
        tx.insert(journalStaff).values({
          staff_id: user.id,
          action: 'course.importer',
          objet_id: 0,
          details: { fichier, ...options, ...countStatuts(done) },
        }),
    })
    return { data: describePlan(plan, read, false) }
  },
})
