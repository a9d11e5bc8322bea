import type { imports } from '@foulee/contract/courses/imports'
import { type Examples, form, STAFF } from '#test/http/examples.ts'

const CSV = 'nom;date;ville;departement;distance\nTrail des essais;2027-05-16;Grenoble;38;21,1\n'
const input = () => ({ body: form({ fichier: new Blob([CSV]), organisateur: 'Les essais' }) })

export const importsExamples: Examples<keyof typeof imports> = {
  'POST /api/admin/imports/essai': { who: STAFF, input },
  'POST /api/admin/imports/refusees': { who: STAFF, input },
  'GET /api/admin/imports/modele': { who: STAFF, input: () => ({ query: { format: 'csv' } }) },
  'POST /api/admin/imports/appliquer': { who: STAFF, input },
}
