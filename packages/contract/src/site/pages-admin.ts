import { CHEMIN_MAX } from '@foulee/domain/site/page-chemin'
import {
  isButtonAddress,
  MORCEAUX_MAX,
  PLACE_NAMES,
  SECTION_NAMES,
} from '@foulee/domain/site/page-corps'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdParam, Instant, line, Text } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { Morceau } from './pages.ts'

const HTML_MAX = 60_000

export const AdminPageSite = z.strictObject({
  id: Id,
  chemin: Text,
  cle: Text,
  titre: z.string(),
  morceaux: z.array(Morceau),
  seo_titre: Text,
  seo_description: Text,
  image: Text,
  place: z.enum(PLACE_NAMES),
  section: z.enum(SECTION_NAMES),
  ordre: z.int(),
  etat: z.enum(['brouillon', 'programmee', 'publiee', 'finie']),
  publie_du: Instant.nullable(),
  publie_au: Instant.nullable(),
  est_masquee: z.boolean(),
  version: z.int(),
  updated_at: Instant,
})
export type AdminPageSite = z.infer<typeof AdminPageSite>

export const AdminPageVersion = z.strictObject({
  id: Id,
  numero: z.int(),
  /** Null for the initial text, and for deleted accounts. */
  auteur: Text,
  created_at: Instant,
  titre: z.string(),
  chemin: Text,
  morceaux: z.array(Morceau),
})
export type AdminPageVersion = z.infer<typeof AdminPageVersion>

export const AdminRedirection = z.strictObject({
  id: Id,
  chemin: z.string(),
  vers: z.string(),
  est_automatique: z.boolean(),
  created_at: Instant,
})
export type AdminRedirection = z.infer<typeof AdminRedirection>

const params = z.object({ id: IdParam })

const SentMorceau = z.discriminatedUnion('type', [
  z.object({ type: z.literal('texte'), html: z.string().max(HTML_MAX) }),
  z.object({
    type: z.literal('image'),
    image: z.string().max(300),
    alt: line(200),
    legende: line(200, 0).default(''),
  }),
  z.object({
    type: z.literal('bouton'),
    label: line(60),
    adresse: z
      .string()
      .trim()
      .max(500)
      .refine(
        isButtonAddress,
        'Indiquez une adresse de ce site, comme /aide, ou une adresse complète en https.',
      ),
  }),
])

const PageBody = z.object({
  chemin: z.string().max(2000).default(''),
  titre: line(150),
  morceaux: z.array(SentMorceau).max(MORCEAUX_MAX).default([]),
  seo_titre: line(70, 0).default(''),
  seo_description: line(200, 0).default(''),
  image: z.string().max(300).default(''),
  place: z.enum(PLACE_NAMES).default('aucune'),
  section: z.enum(SECTION_NAMES).default('foulee'),
  ordre: z.int().min(0).max(1000).default(0),
})

const Cle = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Écrivez des lettres minuscules, des chiffres et des tirets.')
  .max(80)

export const pagesAdmin = endpoints({
  'POST /api/admin/pages/list': {
    summary: 'Les pages du site, brouillons compris.',
    access: 'moderer',
    isRead: true,
    body: adminList(['updated_at', 'chemin', 'titre', 'id'], { recherche: Recherche }),
    reply: list(AdminPageSite),
  },
  'POST /api/admin/pages/create': {
    summary: 'Écrit une page, en brouillon\u00a0; ou un texte du site, par sa `cle`.',
    access: 'moderer',
    body: PageBody.extend({ cle: Cle.optional() }),
    reply: created(AdminPageSite),
  },
  'POST /api/admin/pages/update/{id}': {
    summary:
      'Change une page. Son ancien chemin mène au nouveau\u00a0; chaque enregistrement est une version.',
    access: 'moderer',
    params,
    body: PageBody.extend({ version: z.int() }),
    isCreation: true,
    reply: data(AdminPageSite),
    errors: ['page_introuvable', 'version_depassee'],
  },
  'POST /api/admin/pages/publier/{id}': {
    summary: 'Publie une page, entre deux instants si on le veut, ou la retire.',
    access: 'moderer',
    params,
    body: z
      .object({
        est_publiee: z.boolean(),
        publie_du: Instant.nullable().default(null),
        publie_au: Instant.nullable().default(null),
      })
      .refine(({ publie_du: du, publie_au: au }) => !du || !au || new Date(du) < new Date(au), {
        path: ['publie_au'],
        error: 'Choisissez une fin après le début.',
      }),
    reply: data(AdminPageSite),
    errors: ['page_introuvable'],
  },
  'POST /api/admin/pages/image/{id}': {
    summary: 'Garde une image (`image`) pour cette page\u00a0; la réponse est son adresse.',
    access: 'moderer',
    multipart: true,
    files: ['image'],
    params,
    body: z.object({}),
    reply: data(z.strictObject({ image: z.string() })),
    errors: ['page_introuvable', 'trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/admin/pages/apercu/{id}': {
    summary: 'Le lien par lequel on lit la page telle qu’elle est enregistrée, sept jours.',
    access: 'moderer',
    isRead: true,
    params,
    reply: data(z.strictObject({ adresse: z.string(), jusqu_au: Instant })),
    errors: ['page_introuvable'],
  },
  'POST /api/admin/pages/versions/{id}': {
    summary: 'Les versions d’une page, la plus récente d’abord (cent au plus).',
    access: 'moderer',
    isRead: true,
    params,
    reply: list(AdminPageVersion),
    errors: ['page_introuvable'],
  },
  'POST /api/admin/pages/restaurer/{id}': {
    summary: 'Remet une page comme l’avait laissée la version `numero`.',
    access: 'moderer',
    params,
    body: z.object({ numero: z.int().min(1), version: z.int() }),
    isCreation: true,
    reply: data(AdminPageSite),
    errors: ['page_introuvable', 'page_version_introuvable', 'version_depassee'],
  },
  'POST /api/admin/pages/del/{id}': {
    summary: 'Supprime une page, ses versions, ses images et ce qui y menait.',
    access: 'moderer',
    params,
    reply: data(z.null()),
    errors: ['page_introuvable'],
  },
  'POST /api/admin/redirections/list': {
    summary: 'Les adresses qui mènent à une autre.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'chemin', 'id'], { recherche: Recherche }),
    reply: list(AdminRedirection),
  },
  'POST /api/admin/redirections/create': {
    summary: 'Fait mener une adresse libre à une autre adresse de ce site, en un pas.',
    access: 'moderer',
    body: z.object({
      chemin: z.string().max(2000),
      vers: z
        .string()
        .trim()
        .max(CHEMIN_MAX * 2),
    }),
    reply: created(AdminRedirection),
  },
  'POST /api/admin/redirections/del/{id}': {
    summary: 'Supprime une redirection.',
    access: 'moderer',
    params,
    reply: data(z.null()),
    errors: ['redirection_introuvable'],
  },
})
