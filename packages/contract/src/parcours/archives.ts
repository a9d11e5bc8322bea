import { ARCHIVE_LIMITES, ETATS_ARCHIVE } from '@foulee/domain/parcours/archive'
import * as z from 'zod'
import { Id, IdParam, Instant, line } from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'

const Octets = z.int().min(0)
const Nombre = z.int().min(0)

export const Archive = z.strictObject({
  id: Id,
  nom: z.string(),
  /** Bytes: whole, and arrived. */
  taille: Octets,
  recu: Octets,
  etat: z.enum(ETATS_ARCHIVE),
  /** Thousandths read. */
  avance: z.int().min(0).max(1000),
  gardees: Nombre,
  /** Files that were there before; other recordings of runs that were. */
  deja: Nombre,
  doublons: Nombre,
  refusees: Nombre,
  /** Pictures left in the archive. */
  photos: Nombre,
  /** Why it could not be read. */
  message: z.string().nullable(),
  created_at: Instant,
  fini_le: Instant.nullable(),
})
export type Archive = z.infer<typeof Archive>

const ById = z.object({ id: IdParam })
const MINE = ['archive_introuvable'] as const

export const archives = endpoints({
  'POST /api/archives/my': {
    summary: 'Mes archives de sorties, la dernière d’abord, dix au plus.',
    access: 'member',
    isRead: true,
    reply: list(Archive),
  },
  'POST /api/archives/create': {
    summary:
      'Annonce une archive zip de mes sorties (Strava, Garmin, ou des fichiers FIT, TCX et GPX)\u00a0: son nom, son poids en octets.',
    access: 'member',
    body: z.object({ nom: line(200), taille: z.int().min(22).max(ARCHIVE_LIMITES.taille) }),
    reply: created(Archive),
    errors: ['archive_en_cours', 'archive_quota', 'service_indisponible', 'trop_de_demandes'],
  },
  'POST /api/archives/morceaux/{id}': {
    summary:
      'Reçoit le `morceau` de 8 Mio qui commence à cette `position`\u00a0; le dernier est plus court. Un morceau déjà reçu ne change rien. Après le dernier, la lecture commence.',
    access: 'member',
    multipart: true,
    files: ['morceau'],
    hasLargeFiles: true,
    params: ById,
    body: z.object({ position: z.coerce.number().int().min(0).max(ARCHIVE_LIMITES.taille) }),
    reply: data(Archive),
    errors: [
      ...MINE,
      'archive_fermee',
      'requete_trop_longue',
      'service_indisponible',
      'trop_de_demandes',
    ],
  },
  'GET /api/archives/{id}': {
    summary: 'Une de mes archives, et où en est sa lecture.',
    access: 'member',
    params: ById,
    reply: data(Archive),
    errors: MINE,
  },
  'POST /api/archives/arreter/{id}': {
    summary: 'Arrête la lecture d’une archive, après la sortie en cours.',
    access: 'member',
    params: ById,
    reply: data(Archive),
    errors: [...MINE, 'archive_fermee'],
  },
  'POST /api/archives/reprendre/{id}': {
    summary: 'Reprend la lecture d’une archive où elle s’est arrêtée.',
    access: 'member',
    params: ById,
    reply: data(Archive),
    errors: [...MINE, 'archive_fermee'],
  },
  'POST /api/archives/del': {
    summary: 'Supprime une archive. Les sorties qui en viennent restent.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: MINE,
  },
  'GET /api/archives/{id}/refus': {
    summary: 'Les fichiers refusés d’une archive, chacun avec sa raison, en CSV.',
    access: 'member',
    params: ById,
    reply: file('text/csv; charset=utf-8'),
    errors: MINE,
  },
})
