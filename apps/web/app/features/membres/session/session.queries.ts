import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { isEmail } from '#ui/form/form-values.ts'

/** Whether an account has this address; a hint only, so errors are ignored. */
export const existQuery = (email: string) =>
  queryOptions({
    queryKey: ['auth', 'exist', email],
    queryFn: async () => (await api('POST /api/auth/exist', { body: { email } })).data.exist,
    enabled: isEmail(email),
    retry: false,
  })
