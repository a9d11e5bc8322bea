import type { DataProvider, RaRecord } from 'react-admin'
import type { AdminResource } from './resource.ts'

type Methods = 'getList' | 'getOne' | 'getMany'

/**
 * Lists of the contract for react-admin: paging, sorting and filtering are the server's. Changes
 * use specific calls, never a generic update.
 */
export function createDataProvider(resources: readonly AdminResource[]): DataProvider {
  const find = (name: string) => {
    const found = resources.find((resource) => resource.name === name)
    if (!found) throw new Error(`The back office has no resource ${name}.`)
    return found
  }
  const getSome = async (name: string, ids: readonly RaRecord['id'][]) => {
    const filtres = { ids: ids.map(Number) }
    const page = { page: 1, nb_page: 100, ordre: 'desc' as const }
    return (await find(name).fetch({ ...page, tri: 'id', filtres })).data
  }
  const reads: Pick<DataProvider, Methods> = {
    getList: async (name, { pagination, sort, filter, signal }) => {
      const { data, nb } = await find(name).fetch(
        {
          page: pagination?.page ?? 1,
          nb_page: pagination?.perPage ?? 25,
          tri: sort?.field ?? 'id',
          ordre: sort?.order === 'ASC' ? 'asc' : 'desc',
          filtres: dropEmpty(filter),
        },
        signal ? { signal } : {},
      )
      return { data: data as never[], total: nb }
    },
    getOne: async (name, { id }) => {
      const [record] = await getSome(name, [id])
      if (!record) throw new Error('Cet élément n’existe pas ou n’est plus là.')
      return { data: record as never }
    },
    getMany: async (name, { ids }) => ({ data: (await getSome(name, ids)) as never[] }),
  }
  const rejectChange = () => Promise.reject(new Error('The back office has no generic change.'))
  return {
    ...reads,
    getManyReference: rejectChange,
    create: rejectChange,
    update: rejectChange,
    updateMany: rejectChange,
    delete: rejectChange,
    deleteMany: rejectChange,
  }
}

const dropEmpty = (filter: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  )
