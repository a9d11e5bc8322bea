import { SERVICE_VIDEO_NAMES } from '@foulee/domain/echanges/video'
import * as z from 'zod'
import { Id, IdOrSlug, Instant, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { Publication } from './fil.ts'

export const ActualiteSite = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  extrait: z.string(),
  image: Text,
  image_alt: Text,
  publie_le: Instant,
})
export type ActualiteSite = z.infer<typeof ActualiteSite>

export const ActualiteSitePage = ActualiteSite.extend({
  texte: z.string(),
  updated_at: Instant,
})
export type ActualiteSitePage = z.infer<typeof ActualiteSitePage>

export const Video = z.strictObject({
  id: Id,
  titre: z.string(),
  description: Text,
  service: z.enum(SERVICE_VIDEO_NAMES),
  service_nom: z.string(),
  lecteur: z.string(),
  page: z.string(),
  duree: z.int().nullable(),
  affiche: Text,
})
export type Video = z.infer<typeof Video>

export const regie = endpoints({
  'POST /api/dashboard/push': {
    summary: 'Ce que l’équipe met en avant en ce moment, le dernier commencé d’abord.',
    access: 'member',
    isRead: true,
    reply: list(Publication),
  },
  'POST /api/dashboard/actualites': {
    summary: 'Les actualités du site, de la plus récente à la plus ancienne.',
    access: 'public',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(6),
    }),
    reply: list(ActualiteSite),
  },
  'POST /api/actualites/{id}': {
    summary: 'Une actualité du site, par son identifiant ou son nom d’adresse.',
    access: 'public',
    isRead: true,
    params: z.object({ id: IdOrSlug }),
    reply: data(ActualiteSitePage),
    errors: ['actualite_introuvable'],
  },
  'POST /api/dashboard/tv': {
    summary: 'Les vidéos que l’équipe a choisies, dans son ordre.',
    access: 'public',
    isRead: true,
    reply: list(Video),
  },
})
