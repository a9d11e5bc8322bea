import { describe, expect, it } from 'vitest'
import { createDataProvider } from './data-provider.ts'
import type { ListRequest } from './resource.ts'

const requests: ListRequest[] = []
const records = [
  { id: 7, nom: 'Sept' },
  { id: 9, nom: 'Neuf' },
]
const provider = createDataProvider([
  {
    name: 'essais',
    fetch: async (request) => {
      requests.push(request)
      const { ids } = request.filtres as { ids?: number[] }
      return { data: records.filter(({ id }) => !ids || ids.includes(id)), nb: 41 }
    },
  },
])
const list = (params: object) =>
  provider.getList('essais', {
    pagination: { page: 3, perPage: 10 },
    sort: { field: 'nom', order: 'ASC' },
    filter: {},
    ...params,
  })

describe('a list', () => {
  it('sends page, sort and filter to the server', async () => {
    const answer = await list({ filter: { recherche: 'lac', est_verifie: false, nb: 0 } })
    expect(answer).toEqual({ data: records, total: 41 })
    expect(requests.at(-1)).toEqual({
      page: 3,
      nb_page: 10,
      tri: 'nom',
      ordre: 'asc',
      filtres: { recherche: 'lac', est_verifie: false, nb: 0 },
    })
  })

  it('omits emptied filters from its request', async () => {
    await list({ filter: { recherche: '', etat: null, nom: undefined } })
    expect(requests.at(-1)?.filtres).toEqual({})
  })
})

describe('a single record', () => {
  it('is fetched by its id', async () => {
    expect((await provider.getOne('essais', { id: '9' })).data).toEqual(records[1])
    expect(requests.at(-1)?.filtres).toEqual({ ids: [9] })
  })

  it('is reported as gone when it no longer exists', async () => {
    await expect(provider.getOne('essais', { id: 8 })).rejects.toThrow('plus là')
  })

  it('is fetched together with others in one call', async () => {
    const before = requests.length
    expect((await provider.getMany('essais', { ids: [7, 9] })).data).toEqual(records)
    expect(requests.length).toBe(before + 1)
  })
})

it.each(['create', 'update', 'updateMany', 'delete', 'deleteMany'] as const)(
  'the generic %s is rejected',
  async (method) => {
    const call = provider[method] as (name: string, params: object) => Promise<unknown>
    await expect(call('essais', { id: 7, data: {} })).rejects.toThrow()
  },
)

it('a list without a resource folder is rejected', async () => {
  await expect(provider.getOne('inconnus', { id: 1 })).rejects.toThrow('inconnus')
})
