import type { AdminPage } from '@foulee/contract/equipe/admin-list'
import type { CallOptions } from '@foulee/contract/shared/call'
import type { RaRecord, ResourceProps } from 'react-admin'

/** What the list of a resource is asked. Its order and its filters are those of its own call. */
export type ListRequest = AdminPage & { tri: string; filtres: Record<string, unknown> }
export type ListAnswer = { data: RaRecord[]; nb: number }

/** One folder of the back office: what the menu shows, and the call that fills its list. */
export type AdminResource = ResourceProps & {
  name: string
  fetch: (request: ListRequest, options?: CallOptions) => Promise<ListAnswer>
}

/** @param fetch the call; which orders and filters it takes is checked by the server */
export const defineResource = (resource: AdminResource): AdminResource => resource
