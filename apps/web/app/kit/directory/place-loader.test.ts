import type { Departement } from '@foulee/domain/shared/departement'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type ServerContext, serverContext } from '#platform/api/server-context.ts'
import { byDepartement, placeClientLoader, placeLoader } from './place-loader.ts'

const directory = byDepartement(({ slug }: Departement) => `/annuaire/${slug}`)

async function loadPlace(departement: string, search = '') {
  const context = new RouterContextProvider()
  context.set(serverContext, { call: () => undefined } as unknown as ServerContext)
  const values: unknown[] = []
  const load = placeLoader(directory, async (_client, _call, { place, page }) => {
    values.push([place.code, page])
    return { data: page === 1 ? [{}] : [] }
  })
  const request = new Request(`https://foulee.example/annuaire/${departement}${search}`)
  const args = { context, params: { departement }, request } as unknown as LoaderFunctionArgs
  const loaded = await load(args).catch((thrown: unknown) => thrown)
  return { asked: values, loaded }
}

it('the loader fetches the page of the place in the address', async () => {
  const { asked, loaded } = await loadPlace('lozere')
  expect(asked).toEqual([['48', 1]])
  expect(loaded).toMatchObject({ place: { code: '48', nom: 'Lozère' } })
})

it('another name of a place redirects to its own address', async () => {
  const { asked, loaded } = await loadPlace('48')
  expect(asked).toEqual([])
  expect((loaded as Response).status).toBe(301)
  expect((loaded as Response).headers.get('location')).toBe('/annuaire/lozere')
})

it.each([
  ['nulle-part', ''],
  ['lozere', '?page=2'],
])('the address %s%s is not found', async (departement, search) => {
  const { loaded } = await loadPlace(departement, search)
  expect(loaded).toMatchObject({
    init: { status: 404 },
    data: { message: 'Cet annuaire n’existe pas.' },
  })
})

it('the client loader resolves the place without a request', () => {
  const load = placeClientLoader(directory)
  const args = { params: { departement: 'lozere' } } as unknown as Parameters<typeof load>[0]
  expect(load(args)).toMatchObject({ queries: undefined, place: { code: '48' } })
})
