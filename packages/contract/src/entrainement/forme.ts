import { LIEUX_DOULEUR } from '@foulee/domain/entrainement/douleur'
import { SOURCES_VMA, VMA_LIMITS } from '@foulee/domain/entrainement/vma'
import * as z from 'zod'
import { Day, Id, line } from '../shared/fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'
import { Charge } from './athletes.ts'

export const Vma = z.strictObject({
  id: Id,
  /** km/h, one decimal. */
  vma: z.number(),
  source: z.enum(SOURCES_VMA),
  le: Day,
})
export type Vma = z.infer<typeof Vma>

export const Douleur = z.strictObject({
  id: Id,
  jour: Day,
  lieu: z.string(),
  intensite: z.int().min(1).max(10),
  mots: z.string(),
})
export type Douleur = z.infer<typeof Douleur>

export const Forme = z.strictObject({
  vma: Vma.nullable(),
  vmas: z.array(Vma),
  phrase: z.string(),
  charge: Charge,
  sante: z.strictObject({
    accorde_le: z.iso.datetime({ offset: true }).nullable(),
    fc_max: z.int().nullable(),
    douleurs: z.array(Douleur),
  }),
})
export type Forme = z.infer<typeof Forme>

export const forme = endpoints({
  'POST /api/training/forme': {
    summary:
      'Ma VMA, ma charge des dernières semaines et, si j’y ai consenti, mes données de santé.',
    access: 'member',
    isRead: true,
    reply: data(Forme),
  },
  'POST /api/training/vma': {
    summary: 'Donne une VMA, en km/h, et d’où elle vient\u00a0: saisie, test ou résultat.',
    access: 'member',
    body: z.object({
      source: z.enum(SOURCES_VMA),
      vma: z.number().min(VMA_LIMITS.min).max(VMA_LIMITS.max).optional(),
      /** Metres in six minutes, for `demi_cooper`. */
      distance: z
        .int()
        .min(VMA_LIMITS.min * 100)
        .max(VMA_LIMITS.max * 100)
        .optional(),
      le: Day,
    }),
    reply: created(Vma),
    errors: [],
  },
  'POST /api/training/vma/del': {
    summary: 'Retire une de mes VMA.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(Forme),
  },
  'POST /api/training/sante': {
    summary:
      'Consent à garder mes données de santé (FC max, douleurs), ou reprend ce consentement\u00a0: elles sont alors effacées.',
    access: 'member',
    body: z.object({
      accord: z.boolean(),
      fc_max: z.int().min(100).max(230).nullable().optional(),
    }),
    reply: data(Forme),
  },
  'POST /api/training/douleur': {
    summary: 'Note une douleur, par lieu du corps et intensité.',
    access: 'member',
    body: z.object({
      jour: Day,
      lieu: z.enum(LIEUX_DOULEUR),
      intensite: z.int().min(1).max(10),
      mots: line(300, 0).default(''),
    }),
    reply: created(Douleur),
    errors: ['consentement_requis'],
  },
  'POST /api/training/douleur/del': {
    summary: 'Efface une douleur.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(Forme),
  },
})
