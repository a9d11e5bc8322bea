import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import type { Morceau, Place, Section } from '@foulee/domain/site/page-corps'
import { api } from '../api.ts'

export type KeyedMorceau = { key: string; morceau: Morceau }

export type PageDraft = {
  titre: string
  chemin: string
  cle: string
  morceaux: KeyedMorceau[]
  seo_titre: string
  seo_description: string
  image: string
  place: Place
  section: Section
  ordre: number
}

export const keyed = (morceau: Morceau): KeyedMorceau => ({ key: crypto.randomUUID(), morceau })

export const toDraft = (page: AdminPageSite | null): PageDraft => ({
  titre: page?.titre ?? '',
  chemin: page?.chemin ?? '',
  cle: page?.cle ?? '',
  morceaux: (page?.morceaux ?? [{ type: 'texte', html: '' }]).map(keyed),
  seo_titre: page?.seo_titre ?? '',
  seo_description: page?.seo_description ?? '',
  image: page?.image ?? '',
  place: page?.place ?? 'aucune',
  section: page?.section ?? 'foulee',
  ordre: page?.ordre ?? 0,
})

/** A new page is saved as a draft, an existing one as its next version. */
export function savePage(before: AdminPageSite | null, draft: PageDraft, version: number) {
  const { cle, ...fields } = draft
  const body = { ...fields, morceaux: draft.morceaux.map(({ morceau }) => morceau) }
  if (!before) {
    return api('POST /api/admin/pages/create', { body: { ...body, ...(cle && { cle }) } })
  }
  const params = { id: before.id }
  return api('POST /api/admin/pages/update/{id}', { params, body: { ...body, version } })
}

export async function sendImage(id: number, file: File): Promise<string> {
  const body = new FormData()
  body.set('image', file)
  const { data } = await api('POST /api/admin/pages/image/{id}', { params: { id }, body })
  return data.image
}
