/**
 * Files shared by another application: `public/sw-partage.js` stores them for the page /partager.
 */
const CACHE = 'partages-1'
const SHARE_ENTRY = '/partager/note'
const DAY_MS = 86_400_000

type ShareEntry = {
  le: number
  titre: string
  texte: string
  lien: string
  fichiers: readonly { nom: string; type: string }[]
}

export type SharedFile = { place: string; file: File }
export type Share = Pick<ShareEntry, 'titre' | 'texte' | 'lien'> & { files: SharedFile[] }

const getPlace = (index: number) => `/partager/fichiers/${index}`

/** Last share; null when empty or older than a day. */
export async function readShare(now = Date.now()): Promise<Share | null> {
  if (typeof caches === 'undefined') return null
  const cache = await caches.open(CACHE)
  const note: ShareEntry | undefined = await (await cache.match(SHARE_ENTRY))?.json()
  if (!note) return null
  const { le, fichiers, ...words } = note
  if (now - le > DAY_MS) {
    await clearShare()
    return null
  }
  const files = await Promise.all(
    fichiers.map(async ({ nom, type }, index) => {
      const place = getPlace(index)
      const kept = await cache.match(place)
      return kept ? [{ place, file: new File([await kept.blob()], nom, { type }) }] : []
    }),
  )
  return { ...words, files: files.flat() }
}

export async function removeSharedFile({ place }: SharedFile): Promise<void> {
  await (await caches.open(CACHE)).delete(place)
}

export async function clearShare(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE)
}
