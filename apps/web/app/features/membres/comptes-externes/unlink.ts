import { useCall } from '#platform/api/use-call.ts'
import type { Third } from './trips.ts'

export const useUnlink = () =>
  useCall('POST /api/auth/comptes-externes/del', { input: (third: Third) => ({ body: { third } }) })
