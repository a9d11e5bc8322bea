import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { assertFields, checkEmail, readLine } from '#ui/form/form-values.ts'
import { readGarder } from './acces-fields.tsx'

const read = (form: FormData, name: string) => String(form.get(name) ?? '')

export async function checkPassword(password: string, email: string): Promise<string> {
  const { checkMotDePasse } = await import('@foulee/domain/membres/mot-de-passe')
  return checkMotDePasse(password, email).join(' ')
}

/**
 * Sends the password reset email.
 * @returns the entered address, whether or not it has an account
 */
export const useForgot = () =>
  useMutation({
    mutationFn: async (form: FormData) => {
      const email = readLine(form, 'email')
      assertFields({ email: checkEmail(email) })
      await api('POST /api/auth/forgot', { body: { email } })
      return email
    },
  })

/** Sets a password with the token of the email; ends all sessions, this one included. */
export function useReset(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const password = read(form, 'password')
      assertFields({ password: await checkPassword(password, '') })
      await api('POST /api/auth/reset', { body: { token, password, garder: readGarder(form) } })
    },
    onSuccess: () => client.invalidateQueries(sessionQuery),
  })
}

export function useVerify() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => api('POST /api/auth/verify', { body: { token } }),
    onSuccess: () => client.invalidateQueries(sessionQuery),
  })
}

export const useSendVerification = () =>
  useMutation({ mutationFn: () => api('POST /api/auth/verify/send') })
