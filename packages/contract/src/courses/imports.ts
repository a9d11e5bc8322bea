import * as z from 'zod'
import { line } from '../shared/fields.ts'
import { data, endpoints, file } from '../shared/kit.ts'
import { Feuille, LectureTableau, MODELE, Modele } from '../shared/tableau.ts'

const StatutImport = z.enum(['creee', 'completee', 'doublon', 'refusee'])

export const RapportImport = z.strictObject({
  est_essai: z.boolean(),
  constats: z.array(z.string()),
  ligne_titres: z.int(),
  feuille: Feuille.nullable(),
  totaux: z.array(z.string()),
  nb: z.record(StatutImport, z.int()),
  lignes: z.array(
    z.strictObject({
      line: z.int(),
      statut: StatutImport,
      message: z.string(),
      remarques: z.array(z.string()),
    }),
  ),
})
export type RapportImport = z.infer<typeof RapportImport>

const Import = LectureTableau.extend({
  organisateur: line(120, 0).default(''),
  publier: z.enum(['true', 'false']).default('false'),
})

export const imports = endpoints({
  'POST /api/admin/imports/essai': {
    summary:
      'Lit un tableau de courses (`fichier`, .xlsx, .ods ou CSV) et dit ce qu’il donnerait\u00a0; rien n’est écrit.',
    access: 'moderer',
    multipart: true,
    files: ['fichier'],
    body: Import,
    reply: data(RapportImport),
    errors: ['requete_trop_longue'],
  },
  'POST /api/admin/imports/refusees': {
    summary:
      'Les lignes refusées d’un tableau de courses, en CSV\u00a0: leur numéro, la raison, et leurs cases telles quelles. Corrigées, elles se renvoient ainsi.',
    access: 'moderer',
    isRead: true,
    multipart: true,
    files: ['fichier'],
    body: Import,
    reply: file('text/csv; charset=utf-8'),
    errors: ['requete_trop_longue'],
  },
  'GET /api/admin/imports/modele': {
    summary: 'Un tableau de courses à remplir\u00a0: un classeur, ou un CSV.',
    access: 'moderer',
    query: Modele,
    reply: file(...MODELE),
  },
  'POST /api/admin/imports/appliquer': {
    summary:
      'Importe les lignes utilisables d’un tableau de courses (`fichier`, .xlsx, .ods ou CSV).',
    access: 'moderer',
    multipart: true,
    files: ['fichier'],
    body: Import,
    reply: data(RapportImport),
    errors: ['requete_trop_longue'],
  },
})
