import { areMorceaux, JOINTES_MAX, PLAGES_MAX } from '@foulee/domain/parcours/montage'
import * as z from 'zod'
import { Id, IdParam, Metres } from '../shared/fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'
import { MonActivite } from './activites.ts'

const Version = z.int().min(1)
const ById = z.object({ id: IdParam })
const CHANGED = [
  'activite_introuvable',
  'version_depassee',
  'sortie_partagee',
  'sortie_en_morceaux',
  'sortie_sans_fichier',
  'service_indisponible',
  'trop_de_demandes',
] as const

const Morceau = z.strictObject({ de: Metres, a: Metres })

export const activiteMontage = endpoints({
  'POST /api/activites/couper/{id}': {
    summary:
      'Ne garde d’une de mes activités que les passages `garde`, en mètres depuis son départ. Le fichier reste entier.',
    access: 'member',
    params: ById,
    body: z.object({
      garde: z
        .array(Morceau)
        .min(1)
        .max(PLAGES_MAX)
        .refine(areMorceaux, 'Donnez des passages dans l’ordre, qui ne se recouvrent pas.'),
      version: Version,
    }),
    reply: data(MonActivite),
    errors: CHANGED,
  },
  'POST /api/activites/scinder/{id}': {
    summary:
      'Fait plusieurs activités d’une des miennes, scindée aux mètres `a`\u00a0: la première garde son adresse.',
    access: 'member',
    params: ById,
    body: z.object({
      a: z
        .array(Metres.min(1))
        .min(1)
        .max(PLAGES_MAX - 1),
      version: Version,
    }),
    reply: created(z.strictObject({ id: Id, autres: z.array(Id) })),
    errors: CHANGED,
  },
  'POST /api/activites/joindre/{id}': {
    summary:
      'Réunit à une de mes activités d’autres du même jour (`ids`), avec une pause entre elles.',
    access: 'member',
    params: ById,
    body: z.object({
      ids: z
        .array(Id)
        .min(1)
        .max(JOINTES_MAX - 1),
      version: Version,
    }),
    reply: data(MonActivite),
    errors: CHANGED,
  },
  'POST /api/activites/origine/{id}': {
    summary:
      'Revient au fichier d’origine\u00a0: ce qui a été coupé revient, ce qui a été scindé redevient une activité, ce qui a été réuni en redevient plusieurs.',
    access: 'member',
    params: ById,
    body: z.object({ version: Version }),
    reply: data(MonActivite),
    errors: CHANGED,
  },
})
