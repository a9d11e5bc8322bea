import { parseUrl } from '../shared/everywhere.ts'

export const SERVICES_VIDEO = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  peertube: 'PeerTube',
} as const
export type ServiceVideo = keyof typeof SERVICES_VIDEO
export const SERVICE_VIDEO_NAMES = Object.keys(SERVICES_VIDEO) as [ServiceVideo, ...ServiceVideo[]]

export type VideoRef = { service: ServiceVideo; video: string }

/** Allowed frame origins; PeerTube hosts are added from the settings. */
export const PLAYER_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
]

const EXAMPLES =
  'Collez l’adresse d’une vidéo de YouTube, Vimeo, Dailymotion ou PeerTube, par exemple https://vimeo.com/76979871.'
const PRIVATE =
  'Cette vidéo est privée chez Vimeo\u00a0: choisissez-en une que tout le monde peut lire.'

const YOUTUBE_ID = /^[\w-]{11}$/
const DAILYMOTION_ID = /^[a-z0-9]{5,12}$/i
const VIMEO_ID = /^\d{4,12}$/
const PEERTUBE_ID = /^([1-9A-HJ-NP-Za-km-z]{20,24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const EMBED = /^https:\/\/([a-z0-9.-]+)\/videos\/embed\/([\w-]+)$/

/**
 * Parses a pasted video URL.
 * @param hosts allowed PeerTube hosts
 * @returns service and id, or a French error
 */
export function readVideoAddress(
  text: string,
  hosts: readonly string[],
): VideoRef | { message: string } {
  const trimmed = text.trim()
  const url =
    trimmed.length > 500
      ? null
      : parseUrl(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.port) {
    return { message: EXAMPLES }
  }
  const host = url.hostname.replace(/^(www|m)\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  const read = READERS[host]
  if (read) {
    const found = read(parts, url.searchParams)
    return typeof found === 'string' ? { message: found } : (found ?? { message: EXAMPLES })
  }
  return readPeertube(url.hostname, parts, hosts)
}

type Reader = (parts: readonly string[], query: URLSearchParams) => VideoRef | string | null

const readYoutube: Reader = ([first = '', second = ''], query) => {
  const id = first === 'watch' ? query.get('v') : YOUTUBE_FOLDERS.includes(first) ? second : null
  return id && YOUTUBE_ID.test(id) ? { service: 'youtube', video: id } : null
}
const YOUTUBE_FOLDERS = ['embed', 'shorts', 'live', 'v']

const readVimeo: Reader = (parts, query) => {
  const at = parts.findIndex((part) => VIMEO_ID.test(part))
  if (at < 0) return null
  // An unlisted Vimeo video needs a second code.
  const isPrivate = query.has('h') || /^[0-9a-f]{8,}$/.test(parts[at + 1] ?? '')
  return isPrivate ? PRIVATE : { service: 'vimeo', video: parts[at] ?? '' }
}

const readDailymotion: Reader = (parts, query) => {
  const at = parts.indexOf('video')
  const name = (at < 0 ? query.get('video') : parts[at + 1])?.split('_', 1)[0] ?? ''
  return DAILYMOTION_ID.test(name) ? { service: 'dailymotion', video: name } : null
}

const READERS: Readonly<Record<string, Reader>> = {
  'youtube.com': readYoutube,
  'music.youtube.com': readYoutube,
  'youtube-nocookie.com': readYoutube,
  'youtu.be': ([id = '']) => (YOUTUBE_ID.test(id) ? { service: 'youtube', video: id } : null),
  'vimeo.com': readVimeo,
  'player.vimeo.com': readVimeo,
  'dailymotion.com': readDailymotion,
  'geo.dailymotion.com': readDailymotion,
  'dai.ly': ([id = '']) => (DAILYMOTION_ID.test(id) ? { service: 'dailymotion', video: id } : null),
}

/** `/w/{id}`, `/videos/watch/{id}` and `/videos/embed/{id}`, on an allowed host. */
function readPeertube(
  host: string,
  parts: readonly string[],
  hosts: readonly string[],
): VideoRef | { message: string } {
  const [first, second, third = ''] = parts
  const id =
    first === 'w'
      ? (second ?? '')
      : first === 'videos' && /^(watch|embed)$/.test(second ?? '')
        ? third
        : ''
  if (!PEERTUBE_ID.test(id)) return { message: EXAMPLES }
  if (hosts.includes(host)) {
    return { service: 'peertube', video: `https://${host}/videos/embed/${id}` }
  }
  const known = hosts.length ? `\u00a0: ${hosts.join(', ')}` : ''
  return { message: `Les vidéos de ${host} ne sont pas lues ici. Sites PeerTube acceptés${known}.` }
}

/** Player URL, in the cookie-free variant if the service has one. */
export function getPlayerUrl({ service, video }: VideoRef): string {
  if (service === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`
  if (service === 'vimeo') return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`
  if (service === 'dailymotion') return `https://geo.dailymotion.com/player.html?video=${video}`
  return `${video}?autoplay=1&p2p=0`
}

export function getVideoPage({ service, video }: VideoRef): string {
  if (service === 'youtube') return `https://www.youtube.com/watch?v=${video}`
  if (service === 'vimeo') return `https://vimeo.com/${video}`
  if (service === 'dailymotion') return `https://www.dailymotion.com/video/${video}`
  const [, host, id] = EMBED.exec(video) ?? []
  return `https://${host}/w/${id}`
}

export function labelService({ service, video }: VideoRef): string {
  const host = EMBED.exec(video)?.[1]
  return host ? `${SERVICES_VIDEO[service]} (${host})` : SERVICES_VIDEO[service]
}
