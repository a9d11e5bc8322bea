import { join } from 'node:path'
import { frenchErrors } from '@foulee/contract/shared/french'
import type { Limits } from '@foulee/db/limits'
import { trimEndSigns } from '@foulee/domain/shared/fin'
import * as z from 'zod'
import type { FluxSettings } from '#platform/realtime/flux.ts'
import { type ItineraireSettings, itineraireFields, readItineraires } from './itineraires.ts'
import { type MapSettings, mapFields, readMap } from './map-tiles.ts'
import { checkExternal, type ExternalProvider, readExternal } from './oauth.ts'
import { type RetentionSettings, readRetention, retentionFields } from './retention.ts'
import { readStorage, type StorageSettings } from './storage.ts'
import { checkMontres, readMontres, type WatchSettings } from './watches.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => ['1', 'true'].includes(value))
const port = z.coerce.number().int().min(0).max(65_535)
const text = z.string().max(5_000).optional()
const rate = z.coerce.number().int().min(1).max(1_000_000)
const seconds = z.coerce.number().min(0).max(86_400)

/** The only reader of the environment. `.env.example` lists every setting. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  STORAGE_URL: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  SAUVEGARDE_DOSSIER: text,
  SAUVEGARDE_GARDER: z.coerce.number().int().min(1).max(10_000).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: text,
  CACHE_PURGE_URLS: text,
  DATABASE_CONNECT_LIMIT: seconds.default(10),
  DATABASE_STATEMENT_LIMIT: seconds.default(15),
  DATABASE_SILENCE_LIMIT: seconds.default(1.2),
  DATABASE_IDLE_LIMIT: seconds.default(60),
  WORK_BEAT: z.coerce.number().min(0.5).max(60).default(5),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  ...mapFields,
  ...itineraireFields,
  PEERTUBE_HOSTS: z
    .string()
    .regex(/^[a-z0-9.\-,\s]*$/, 'Indiquez des noms de domaine, séparés par des espaces.')
    .default('framatube.org'),
  METRICS_PORT: port.optional(),
  ...retentionFields,
  SLOW_STATEMENT_MS: z.coerce.number().int().min(0).default(500),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MATOMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATOMO_SITE_ID: z.coerce.number().int().min(1).optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_TRACES: z.coerce.number().min(0).max(1).default(0.1),
  CONTACT_EMAIL: z.email().optional(),
  RATE_AUDIENCE: rate.default(600),
  RATE_COMPTEUR: rate.default(1),
  RATE_CONTACT: rate.default(5),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(300).optional(),
  EXTERNAL_GOOGLE_ID: text,
  EXTERNAL_GOOGLE_SECRET: text,
  EXTERNAL_APPLE_ID: text,
  EXTERNAL_APPLE_TEAM: text,
  EXTERNAL_APPLE_KEY_ID: text,
  EXTERNAL_APPLE_KEY: text,
  EXTERNAL_FACEBOOK_ID: text,
  EXTERNAL_FACEBOOK_SECRET: text,
  EXTERNAL_STRAVA_ID: text,
  EXTERNAL_STRAVA_SECRET: text,
  EXTERNAL_GARMIN_ID: text,
  EXTERNAL_GARMIN_SECRET: text,
  EXTERNAL_OPENID_ISSUER: text,
  EXTERNAL_OPENID_ID: text,
  EXTERNAL_OPENID_SECRET: text,
  EXTERNAL_OPENID_LABEL: text,
  MONTRE_SUUNTO_ID: text,
  MONTRE_SUUNTO_SECRET: text,
  MONTRE_SUUNTO_CLE: text,
  PUSH_PUBLIC_KEY: text,
  PUSH_PRIVATE_KEY: text,
  SECRETS_KEY: text,
  STAFF_SECOND_FACTOR: flag.optional(),
  RATE_LOGIN: rate.default(10),
  RATE_REGISTER: rate.default(10),
  RATE_EXIST: rate.default(20),
  RATE_INVITATION: rate.default(10),
  RATE_FORGOT: rate.default(5),
  RATE_TOKEN: rate.default(20),
  RATE_VERIFY: rate.default(5),
  RATE_PASSWORD: rate.default(10),
  RATE_EXPORT: rate.default(5),
  RATE_EXTERNAL: rate.default(30),
  RATE_ENVOI: rate.default(200),
  RATE_AVIS: rate.default(20),
  RATE_ENVOI_MONTRE: rate.default(30),
  RATE_SIGNALEMENT: rate.default(20),
  RATE_ORGANISATEUR: rate.default(10),
  RATE_REVENDICATION: rate.default(20),
  RATE_COURRIER_COMPTE: rate.default(30),
  RATE_COURRIER_ADRESSE: rate.default(10),
  RATE_COURRIER_RECU: rate.default(20),
  RATE_CODE_RESULTAT: rate.default(6),
  RATE_CODE_DOSSARD: rate.default(20),
  RATE_CODE_PREMIUM: rate.default(10),
  RATE_CARTE: rate.default(300),
  RATE_FACTEUR: rate.default(10),
  RATE_PIECE: rate.default(300),
  RATE_FICHIER: rate.default(100),
  RATE_RESERVATION: rate.default(20),
  RATE_MESSAGE_DEPART: rate.default(5),
  FLUX_PAR_MEMBRE: z.coerce.number().int().min(1).max(1_000).default(12),
  FLUX_DUREE: seconds.min(1).default(3_600),
  RATE_PUBLICATION: rate.default(10),
  RATE_PUBLICATION_NOUVEAU: rate.default(10),
  RATE_REACTION: rate.default(200),
  RATE_ABONNEMENT: rate.default(100),
  RATE_ABONNEMENT_NOUVEAU: rate.default(30),
  RATE_AVIS_NOUVEAU: rate.default(20),
  RATE_INVITATION_NOUVEAU: rate.default(10),
  RATE_MESSAGE: rate.default(200),
  RATE_MESSAGE_NOUVEAU: rate.default(50),
  RATE_FRAPPE: rate.default(300),
  // Queried on each keystroke; a network may be a whole school.
  RATE_FONDS: rate.default(20_000),
  RATE_RECHERCHE: rate.default(3000),
  RATE_ITINERAIRE: rate.default(1500),
  RATE_BOUCLE: rate.default(60),
  RATE_SUGGESTIONS: rate.default(6000),
  LINE_PER_CALLER: z.coerce.number().int().min(1).max(10_000).default(6),
})

export type Config = {
  env: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  storage: StorageSettings
  /** `garder`: number of backups to retain; null retains all. */
  sauvegarde: { dossier: string; garder: number | null }
  databaseUrl: string | null
  /** Direct PostgreSQL URL when `databaseUrl` is a pooler; otherwise null. */
  databaseDirectUrl: string | null
  databaseReplicaUrls: string[]
  cachePurgeUrls: string[]
  databaseLimits: Limits
  /** Seconds between heartbeats of a queued job, and between searches for stalled jobs. */
  workBeat: number
  publicUrl: string
  isDemo: boolean
  map: MapSettings
  itineraires: ItineraireSettings
  peertubeHosts: string[]
  metricsPort: number | null
  retention: RetentionSettings
  slowStatementMs: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Number of trusted reverse proxies (X-Forwarded headers). */
  proxies: number
  /** Also sends audience events to Matomo; null: our own table only. */
  matomo: { url: string; siteId: number } | null
  /** DSN of a Sentry-compatible service, and the share of requests traced (produit 14.7). */
  sentry: { dsn: string; traces: number } | null
  /** Gets a copy of each message of /nous-contacter; null: the staff reads them in /admin only. */
  contactEmail: string | null
  /** `smtpUrl` null: emails are files in the data folder. `from`: a name and an address. */
  mail: { smtpUrl: string | null; from: string }
  external: readonly ExternalProvider[]
  montres: WatchSettings
  push: PushSettings
  staffSecondFactor: boolean
  /** Concurrent expensive tasks per caller and kind (`platform/concurrency/concurrency.ts`). */
  lignes: { parAppelant: number }
  flux: FluxSettings
  /** Attempts per quarter of an hour, per address and per account. */
  rates: ReturnType<typeof readRates>
}

export type PushSettings = {
  keys: { publicKey: string; privateKey: string } | null
  contact: string
  /** Whether devices on private networks are allowed: in tests only. */
  isLocalAllowed: boolean
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * @param env the process environment; empty values count as absent
 * @throws ConfigError naming each bad setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Settings.safeParse(values, { error: frenchErrors })
  if (!parsed.success) {
    rejectSettings(
      ...parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const),
    )
  }
  const s = parsed.data
  const isProduction = s.NODE_ENV === 'production'
  const isDemo = s.DEMO ?? (!s.DATABASE_URL && !isProduction)
  const publicUrl = trimEndSigns(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`, '/')
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir: s.DATA_DIR,
    storage: readStorageSettings(s),
    sauvegarde: {
      dossier: s.SAUVEGARDE_DOSSIER ?? join(s.DATA_DIR, 'sauvegardes'),
      garder: s.SAUVEGARDE_GARDER ?? null,
    },
    databaseUrl: s.DATABASE_URL ?? null,
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: readReplicaUrls(s),
    cachePurgeUrls: readUrls('CACHE_PURGE_URLS', s.CACHE_PURGE_URLS, HTTP),
    databaseLimits: {
      connectMs: s.DATABASE_CONNECT_LIMIT * 1000,
      statementMs: s.DATABASE_STATEMENT_LIMIT * 1000,
      silenceMs: s.DATABASE_SILENCE_LIMIT * 1000,
      idleTransactionMs: s.DATABASE_IDLE_LIMIT * 1000,
    },
    workBeat: s.WORK_BEAT,
    publicUrl,
    isDemo,
    map: readMap(s, s.NODE_ENV === 'test'),
    itineraires: readItineraires(
      s,
      (s.MAP ?? (s.NODE_ENV === 'test' ? 'embarque' : 'auto')) === 'embarque',
    ),
    peertubeHosts: s.PEERTUBE_HOSTS.split(/[\s,]+/).filter(Boolean),
    metricsPort: s.METRICS_PORT ?? null,
    retention: readRetention(s),
    slowStatementMs: s.SLOW_STATEMENT_MS,
    logLevel: s.LOG_LEVEL,
    proxies: s.TRUST_PROXY,
    matomo: readMatomo(s),
    sentry: s.SENTRY_DSN ? { dsn: s.SENTRY_DSN, traces: s.SENTRY_TRACES } : null,
    contactEmail: s.CONTACT_EMAIL ?? null,
    mail: {
      smtpUrl: s.SMTP_URL ?? null,
      from: s.MAIL_FROM ?? `Foulée <ne-pas-repondre@${new URL(publicUrl).hostname}>`,
    },
    external: readProviders(s),
    montres: readWatchSettings(s),
    push: readPush(s, publicUrl),
    staffSecondFactor: s.STAFF_SECOND_FACTOR ?? !isDemo,
    lignes: { parAppelant: s.LINE_PER_CALLER },
    flux: { parMembre: s.FLUX_PAR_MEMBRE, dureeMs: s.FLUX_DUREE * 1000 },
    rates: readRates(s),
  }
}

const readRates = (s: z.infer<typeof Settings>) => ({
  audience: s.RATE_AUDIENCE,
  compteur: s.RATE_COMPTEUR,
  contact: s.RATE_CONTACT,
  login: s.RATE_LOGIN,
  register: s.RATE_REGISTER,
  exist: s.RATE_EXIST,
  invitation: s.RATE_INVITATION,
  forgot: s.RATE_FORGOT,
  token: s.RATE_TOKEN,
  verify: s.RATE_VERIFY,
  password: s.RATE_PASSWORD,
  export: s.RATE_EXPORT,
  external: s.RATE_EXTERNAL,
  envoi: s.RATE_ENVOI,
  avis: s.RATE_AVIS,
  envoi_montre: s.RATE_ENVOI_MONTRE,
  signalement: s.RATE_SIGNALEMENT,
  organisateur: s.RATE_ORGANISATEUR,
  revendication: s.RATE_REVENDICATION,
  courrier_compte: s.RATE_COURRIER_COMPTE,
  courrier_adresse: s.RATE_COURRIER_ADRESSE,
  courrier_recu: s.RATE_COURRIER_RECU,
  code_resultat: s.RATE_CODE_RESULTAT,
  code_dossard: s.RATE_CODE_DOSSARD,
  code_premium: s.RATE_CODE_PREMIUM,
  carte: s.RATE_CARTE,
  facteur: s.RATE_FACTEUR,
  piece: s.RATE_PIECE,
  fichier: s.RATE_FICHIER,
  reservation: s.RATE_RESERVATION,
  message_depart: s.RATE_MESSAGE_DEPART,
  publication: s.RATE_PUBLICATION,
  publication_nouveau: s.RATE_PUBLICATION_NOUVEAU,
  reaction: s.RATE_REACTION,
  abonnement: s.RATE_ABONNEMENT,
  abonnement_nouveau: s.RATE_ABONNEMENT_NOUVEAU,
  avis_nouveau: s.RATE_AVIS_NOUVEAU,
  invitation_nouveau: s.RATE_INVITATION_NOUVEAU,
  message: s.RATE_MESSAGE,
  message_nouveau: s.RATE_MESSAGE_NOUVEAU,
  frappe: s.RATE_FRAPPE,
  fonds: s.RATE_FONDS,
  recherche: s.RATE_RECHERCHE,
  itineraire: s.RATE_ITINERAIRE,
  boucle: s.RATE_BOUCLE,
  suggestions: s.RATE_SUGGESTIONS,
})

function rejectSettings(...wrong: (readonly [name: string, message: string])[]): never {
  const lines = wrong.map(([name, message]) => `${name} : ${message}`)
  throw new ConfigError(`Réglage refusé. ${lines.join(' ; ')}`)
}

const HTTP = { scheme: /^https?$/, example: 'http://…' }
const POSTGRES = { scheme: /^postgres(ql)?$/, example: 'postgres://…' }

/** List of URLs; a bad one is reported by its position, since it may contain a password. */
function readUrls(
  name: string,
  text: string | undefined,
  { scheme, example }: { scheme: RegExp; example: string },
): string[] {
  const urls = (text ?? '').split(/[\s,]+/).filter(Boolean)
  const address = z.url({ protocol: scheme })
  const wrong = urls.findIndex((url) => !address.safeParse(url).success)
  if (wrong >= 0) {
    rejectSettings([name, `L’adresse n°\u00a0${wrong + 1} n’est pas de la forme ${example}`])
  }
  return urls
}

function readReplicaUrls(s: z.infer<typeof Settings>): string[] {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const) {
    if (s[name] && !s.DATABASE_URL) rejectSettings([name, 'Indiquez aussi DATABASE_URL.'])
  }
  return readUrls('DATABASE_REPLICA_URLS', s.DATABASE_REPLICA_URLS, POSTGRES)
}

function readProviders(s: z.infer<typeof Settings>): readonly ExternalProvider[] {
  const wrong = checkExternal(s)
  if (wrong.length) rejectSettings(...wrong)
  return readExternal(s)
}

function readWatchSettings(s: z.infer<typeof Settings>): WatchSettings {
  const wrong = checkMontres(s)
  if (wrong.length) rejectSettings(...wrong)
  return readMontres(s)
}

function readStorageSettings(s: z.infer<typeof Settings>): StorageSettings {
  const storage = readStorage(s)
  if (!('setting' in storage)) return storage
  return rejectSettings([storage.setting, storage.message])
}

/** base64url of 65 and 32 bytes (RFC 8292). */
const PUSH_KEYS = { PUSH_PUBLIC_KEY: /^B[\w-]{86}$/, PUSH_PRIVATE_KEY: /^[\w-]{43}$/ } as const

function readPush(s: z.infer<typeof Settings>, publicUrl: string): PushSettings {
  const contact = s.CONTACT_EMAIL ? `mailto:${s.CONTACT_EMAIL}` : publicUrl
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = s
  if (!publicKey && !privateKey) return { keys: null, contact, isLocalAllowed: false }
  for (const name of ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'] as const) {
    if (PUSH_KEYS[name].test(s[name] ?? '')) continue
    rejectSettings([name, 'Cette clé n’est pas une clé VAPID (RFC 8292).'])
  }
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' }
  return { keys, contact, isLocalAllowed: false }
}

/** Requires both or neither: one alone would measure nothing silently. */
function readMatomo({ MATOMO_URL: url, MATOMO_SITE_ID: siteId }: z.infer<typeof Settings>) {
  if (url && siteId) return { url: trimEndSigns(url, '/'), siteId }
  if (!url && !siteId) return null
  const missing = url ? 'MATOMO_SITE_ID' : 'MATOMO_URL'
  return rejectSettings([missing, 'Ce champ est obligatoire avec l’autre.'])
}
