import type { AdminPage } from '@foulee/contract/equipe/admin-list'
import type { CallOptions } from '@foulee/contract/shared/call'
import type { RaRecord, ResourceProps } from 'react-admin'

export type ListRequest = AdminPage & { tri: string; filtres: Record<string, unknown> }
export type ListAnswer = { data: RaRecord[]; nb: number }

export type AdminResource = ResourceProps & {
  name: string
  fetch: (request: ListRequest, options?: CallOptions) => Promise<ListAnswer>
}

/** @param fetch the call; the server validates orders and filters */
export const defineResource = (resource: AdminResource): AdminResource => resource
