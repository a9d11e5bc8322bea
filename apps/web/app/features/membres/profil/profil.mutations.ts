import type { SocialLink } from '@foulee/contract/membres/profil'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { passGone } from '#kit/editor/social-calls.ts'
import { cacheSuivie } from '#kit/feed/suivies.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { mergeProfil } from '#platform/session/session-changes.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { coureurQuery, suiviQuery } from './profil.queries.ts'

/** Saves fields of the profile, in sequence; the answer is merged (produit 4.2). */
export function useSaveProfil() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'profil' },
    mutationFn: (body: FormData) => api('POST /api/profile/update', { body }),
    onSuccess: ({ data }) => {
      mergeProfil(client, data)
      void client.invalidateQueries(coureurQuery(data.users_id))
    },
  })
}

export function asForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

type NewLink = { model: SocialLink['model']; reseau: SocialLink['reseau']; url: string }

/** @throws Error of produit 5.4, before any request */
function checkLink({ model }: Partial<NewLink>): void {
  if (!model) throw new Error('Missing social model...')
}

function checkSocialId(id: number | undefined): asserts id is number {
  if (!id) throw new Error('Missing social id to update social profil.')
}

/** Social links; the cached session follows each successful call. */
export function useSocialLinks() {
  const client = useQueryClient()
  const { profil } = useSession()
  const links = profil?.social ?? []
  const add = async (link: NewLink, among: readonly SocialLink[]) => {
    checkLink(link)
    const { data } = await api('POST /api/social', { body: link })
    mergeProfil(client, { social: [...among, data] })
  }
  const remove = async (id: number) => {
    await api('POST /api/social/del', { body: { id } }).catch(passGone)
    const left = links.filter((link) => link.id !== id)
    mergeProfil(client, { social: left })
    return left
  }
  return {
    links,
    add: useMutation({ mutationFn: (link: NewLink) => add(link, links) }),
    remove: useMutation({ mutationFn: (id: number) => remove(id) }),
    /** Produit 2.6: deletes the old link and, on success only, adds the new one. */
    change: useMutation({
      mutationFn: async ({ id, ...link }: Partial<SocialLink> & NewLink) => {
        checkSocialId(id)
        await add(link, await remove(id))
      },
    }),
  }
}

export function useFollow(users_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_followed: boolean) =>
      api('POST /api/profile/suivre', { body: { users_id, is_followed } }),
    onSuccess: ({ data }, is_followed) => {
      client.setQueryData(suiviQuery(users_id).queryKey, data)
      cacheSuivie(client, { kind: 'profil', id: users_id }, is_followed)
      client.setQueryData(coureurQuery(users_id).queryKey, (coureur) =>
        coureur ? { ...coureur, nb_abonnes: data.nb_abonnes } : coureur,
      )
      void client.invalidateQueries(tagged('abonnements'))
      void client.resetQueries({ queryKey: ['feed', 'liste'] })
    },
  })
}
