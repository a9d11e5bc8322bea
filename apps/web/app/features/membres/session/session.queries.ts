import { queryOf } from '#platform/api/query-of.ts'
import { isEmail } from '#ui/form/form-values.ts'

/** Whether an account has this address; a hint only, so errors are ignored. */
export const existQuery = (email: string) => ({
  ...queryOf('POST /api/auth/exist', { body: { email } }),
  enabled: isEmail(email),
  retry: false,
})
