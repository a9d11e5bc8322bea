import type { CarteLien } from '@foulee/contract/echanges/messages'
import type { Db } from '@foulee/db/connect'
import { trimEndSigns } from '@foulee/domain/shared/fin'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { EntityTypes, ShareUse } from '#kernel/entity-types/entity-type.ts'
import type { ShareContent } from '#kernel/pages/share-content.ts'

const MOST = 3
const MOST_OF_PAGE = 20
/** Bound of the encoded lines drawn where there is no photo: those of a whole stay are too long. */
const CROQUIS_MAX = 2_000

type Lien = { kind: Kind; slug: string; url: string; share: ShareUse }

function findLiens(texte: string, origin: string, folders: ReadonlyMap<string, Known>): Lien[] {
  const found = new Map<string, Lien>()
  for (const [address] of texte.matchAll(/https?:\/\/[^\s<>"'()[\]]{1,300}/g)) {
    if (!address.startsWith(`${origin}/`)) continue
    const [, written = ''] = /^([^?#]*)/.exec(address.slice(origin.length)) ?? []
    const path = trimEndSigns(written, '.,;:!')
    const [, folder = '', slug = ''] = /^\/([a-z-]+)\/([a-z0-9-]{1,200})\/?$/.exec(path) ?? []
    const target = folders.get(folder)
    if (target) found.set(path, { ...target, slug, url: `/${folder}/${slug}` })
  }
  return [...found.values()].slice(0, MOST)
}

type Known = { kind: Kind; share: ShareUse }

const listFolders = (kinds: EntityTypes): ReadonlyMap<string, Known> =>
  new Map(
    Object.values(kinds).flatMap(({ kind, share }) =>
      share ? [[share.folder, { kind, share }] as const] : [],
    ),
  )

type MessageText = { id: number; texte: string }

/**
 * Link previews of this site's pages, by message, in their public form: none for a draft or a
 * withdrawn page.
 */
export async function findCartes(
  db: Db,
  { kinds, origin }: { kinds: EntityTypes; origin: string },
  messages: readonly MessageText[],
): Promise<ReadonlyMap<number, CarteLien[]>> {
  const folders = listFolders(kinds)
  const liensOf = messages.map(({ id, texte }) => [id, findLiens(texte, origin, folders)] as const)
  const distinct = new Map(liensOf.flatMap(([, liens]) => liens.map((lien) => [lien.url, lien])))
  const links = [...distinct.values()].slice(0, MOST_OF_PAGE)
  const cartes = await Promise.all(links.map((lien) => findCarte(db, lien)))
  const carteByUrl = new Map(cartes.flatMap((carte) => (carte ? [[carte.url, carte]] : [])))
  return new Map(
    liensOf.map(([id, liens]) => [id, liens.flatMap(({ url }) => carteByUrl.get(url) ?? [])]),
  )
}

async function findCarte(db: Db, { kind, slug, url, share }: Lien): Promise<CarteLien | null> {
  const shown = await share.find(db, slug)
  if (!shown) return null
  const { content, image } = shown
  const croquis = content.lignes.join('').length <= CROQUIS_MAX ? [...content.lignes] : []
  const precision = formatPrecision(content)
  return { url, kind, titre: content.nom, precision, image: image ?? null, croquis }
}

const formatPrecision = ({ date, lieu, figures }: ShareContent): string => {
  const [first] = figures
  return [first && `${first.value}\u00a0${first.unit}`, date, lieu].filter(Boolean).join(' · ')
}
