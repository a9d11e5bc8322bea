import type { AdminPage } from '@foulee/contract/equipe/admin-list'
import type { CallOptions } from '@foulee/contract/shared/call'
import type { RaRecord, ResourceProps } from 'react-admin'

/** Request of a list; order and filters depend on its call. */
export type ListRequest = AdminPage & { tri: string; filtres: Record<string, unknown> }
export type ListAnswer = { data: RaRecord[]; nb: number }

/** One folder of the back office: menu entry, and call of its list. */
export type AdminResource = ResourceProps & {
  name: string
  fetch: (request: ListRequest, options?: CallOptions) => Promise<ListAnswer>
}

/** @param fetch the call; the server validates orders and filters */
export const defineResource = (resource: AdminResource): AdminResource => resource
