import { parseUrl } from '@foulee/domain/shared/everywhere'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import type { Share } from '#platform/offline/share.ts'

export type SharedTarget =
  | { kind: 'page'; path: string }
  | { kind: 'recherche'; mots: string }
  | { kind: 'ailleurs' }

const MAX = 100
const ADDRESS = /https?:\/\/\S+/

/** Phones put a URL in the text as often as in its own field. */
export function readSharedWords(
  { titre, texte, lien }: Pick<Share, 'titre' | 'texte' | 'lien'>,
  origin: string,
): SharedTarget | null {
  const address = [lien, texte, titre].flatMap((words) => ADDRESS.exec(words)?.[0] ?? [])[0]
  if (address) return readAddress(address, origin)
  const mots = takeGraphemes((texte || titre || lien).replaceAll(/\s+/g, ' ').trim(), MAX)
  return mots ? { kind: 'recherche', mots } : null
}

function readAddress(address: string, origin: string): SharedTarget {
  const url = parseUrl(address)
  if (!url) return { kind: 'ailleurs' }
  const { origin: theirs, pathname, search, hash } = url
  // A path with two leading slashes would be another site's.
  const isOurs = theirs === origin && !pathname.startsWith('//')
  return isOurs ? { kind: 'page', path: pathname + search + hash } : { kind: 'ailleurs' }
}
