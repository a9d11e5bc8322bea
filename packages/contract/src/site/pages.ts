import { PLACE_NAMES, SECTION_NAMES } from '@foulee/domain/site/page-corps'
import * as z from 'zod'
import { Instant, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'

export const Morceau = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('texte'), html: z.string() }),
  z.strictObject({
    type: z.literal('image'),
    image: z.string(),
    alt: z.string(),
    legende: z.string(),
  }),
  z.strictObject({ type: z.literal('bouton'), label: z.string(), adresse: z.string() }),
])

export const PageSite = z.strictObject({
  chemin: Text,
  titre: z.string(),
  morceaux: z.array(Morceau),
  seo_titre: Text,
  seo_description: Text,
  image: Text,
  updated_at: Instant,
  parents: z.array(z.strictObject({ chemin: z.string(), titre: z.string() })),
})
export type PageSite = z.infer<typeof PageSite>

export const PageMenu = z.strictObject({
  chemin: z.string(),
  titre: z.string(),
  place: z.enum(PLACE_NAMES).exclude(['aucune']),
  section: z.enum(SECTION_NAMES),
})
export type PageMenu = z.infer<typeof PageMenu>

export const PageBloc = z.strictObject({ titre: z.string(), morceaux: z.array(Morceau) })
export type PageBloc = z.infer<typeof PageBloc>

export const pages = endpoints({
  'GET /api/pages': {
    summary: 'La page publiée à ce chemin, ou l’adresse où il mène désormais (`vers`).',
    access: 'public',
    query: z.object({ chemin: z.string().min(1).max(2000) }),
    reply: data(z.strictObject({ page: PageSite.nullable(), vers: Text })),
    errors: ['page_introuvable'],
  },
  'GET /api/pages/menus': {
    summary: 'Les pages publiées qui ont une place dans la barre ou le pied de page.',
    access: 'public',
    reply: list(PageMenu),
  },
  'GET /api/pages/apercu/{jeton}': {
    summary: 'Une page telle qu’elle est enregistrée, pour qui a le lien d’aperçu.',
    access: 'public',
    params: z.object({ jeton: z.string().max(200) }),
    reply: data(PageSite),
    errors: ['apercu_perime'],
  },
  'GET /api/pages/blocs/{cle}': {
    summary: 'Le texte que l’équipe tient sous cette clé\u00a0; null s’il n’y en a pas.',
    access: 'public',
    params: z.object({
      cle: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(80),
    }),
    reply: data(PageBloc.nullable()),
  },
})
