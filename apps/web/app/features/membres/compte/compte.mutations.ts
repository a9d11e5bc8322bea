import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { endSession } from '#platform/session/end-session.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { replaceUser } from '#platform/session/session-changes.ts'
import { assertFields, checkEmail, readLine } from '#ui/form/form-values.ts'
import { readGarder } from './acces-fields.tsx'
import { appareilsQuery } from './compte.queries.ts'

const read = (form: FormData, name: string) => String(form.get(name) ?? '')

async function checkPassword(password: string, email: string): Promise<string> {
  const { checkMotDePasse } = await import('@foulee/domain/membres/mot-de-passe')
  return checkMotDePasse(password, email).join(' ')
}

const needPassword = (form: FormData) =>
  read(form, 'current_password') ? undefined : 'Indiquez votre mot de passe actuel.'

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

export function useRename() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => {
      const body = { prenom: readLine(form, 'prenom'), nom: readLine(form, 'nom') }
      assertFields({
        prenom: body.prenom ? undefined : 'Indiquez votre prénom.',
        nom: body.nom ? undefined : 'Indiquez votre nom.',
      })
      return api('POST /api/auth/update', { body })
    },
    onSuccess: ({ data }) => replaceUser(client, data),
  })
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => {
      const [email, current_password] = [readLine(form, 'email'), read(form, 'current_password')]
      assertFields({ email: checkEmail(email), current_password: needPassword(form) })
      return api('POST /api/auth/update', { body: { email, current_password } })
    },
    onSuccess: ({ data }) => replaceUser(client, data),
  })
}

export function useChangePassword(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const [password, current_password] = [read(form, 'password'), read(form, 'current_password')]
      assertFields({
        current_password: needPassword(form),
        password: await checkPassword(password, email),
      })
      const body = { password, current_password, garder: readGarder(form) }
      return api('POST /api/auth/update', { body })
    },
    onSuccess: ({ data }) => {
      replaceUser(client, data)
      return client.invalidateQueries(appareilsQuery)
    },
  })
}

/** Deletes the account, then reloads the site so that no personal data stays in memory. */
export const useErase = (hasPassword: boolean) =>
  useMutation({
    mutationFn: (form: FormData) => {
      assertFields({
        current_password: hasPassword ? needPassword(form) : undefined,
        confirmation: form.has('confirmation') ? undefined : 'Cochez la case pour confirmer.',
      })
      const [current_password, code] = [read(form, 'current_password'), readLine(form, 'code')]
      const proof = { ...(current_password && { current_password }), ...(code && { code }) }
      const body = { confirmation: true, ...proof } as const
      return api('POST /api/auth/delete', { body })
    },
    onSuccess: () => endSession(),
  })
