import type {
  MagasinAVerifier,
  MagasinGestion,
  MagasinInvite,
} from '@foulee/contract/club/magasins-gestion'
import type {
  OrganisateurAVerifier,
  OrganisateurGestion,
  OrganisateurInvite,
} from '@foulee/contract/courses/organisateurs'
import type { AgenceAVerifier, AgenceGestion, AgenceInvite } from '@foulee/contract/sejours/agences'
import type { Key } from '@foulee/contract/shared/call'
import { tagOf } from '@foulee/contract/shared/tag'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { tagged } from '#platform/api/tagged.ts'

const PER_PAGE = 20

type Shapes = {
  organisateurs: {
    gestion: OrganisateurGestion
    invite: OrganisateurInvite
    aVerifier: OrganisateurAVerifier
  }
  agences: { gestion: AgenceGestion; invite: AgenceInvite; aVerifier: AgenceAVerifier }
  magasins: { gestion: MagasinGestion; invite: MagasinInvite; aVerifier: MagasinAVerifier }
}
/** Path of the calls that organisers, agencies and shops share. */
export type Root = keyof Shapes
export type Gestion<R extends Root> = Shapes[R]['gestion']
export type Invite<R extends Root> = Shapes[R]['invite']

type Mine = { queryKey: readonly [key: Key, input: object] }

/** The client cannot tell the answer of a call whose root is a type parameter. */
export const request = api as unknown as <T>(
  key: `${'GET' | 'POST'} /api/${Root}/${string}`,
  input: object,
) => Promise<{ data: T; nb: number }>

/** @param mine those of the member */
export const organisationQueries = <R extends Root, M extends Mine>(root: R, mine: M) => ({
  all: tagged(root, tagOf(mine.queryKey[0])),
  mine,
  gestion: (id: number) =>
    queryOptions({
      queryKey: [`GET /api/${root}/{id}/gestion`, { params: { id } }],
      queryFn: async () =>
        (await request<Gestion<R>>(`GET /api/${root}/{id}/gestion`, { params: { id } })).data,
    }),
  received: (token: string) =>
    queryOptions({
      queryKey: [`POST /api/${root}/invitation/show`, { body: { token } }],
      queryFn: async () =>
        (await request<Invite<R>>(`POST /api/${root}/invitation/show`, { body: { token } })).data,
      enabled: token !== '',
    }),
  unverified: infiniteQueryOptions({
    ...NO_AUTO_REFETCH,
    queryKey: [`GET /api/${root}/a-verifier`, { query: { nb_page: PER_PAGE } }, 'pages'],
    queryFn: ({ pageParam: page }) =>
      request<Shapes[R]['aVerifier'][]>(`GET /api/${root}/a-verifier`, {
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  }),
})

export type OrganisationQueries<R extends Root> = ReturnType<typeof organisationQueries<R, Mine>>
