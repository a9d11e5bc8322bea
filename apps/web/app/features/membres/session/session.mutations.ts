import { useMutation, useQueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { openSession } from '#platform/session/session-changes.ts'
import type { Strategy } from '#platform/session/token-storage.ts'
import { assertFields, checkEmail, isTicked, readLine, readPassword } from '#ui/form/form-values.ts'

const strategyOf = (form: FormData): Strategy =>
  isTicked(form, 'remember') ? 'persistent' : 'no-persist'

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => {
      const [email, password] = [readLine(form, 'email'), readPassword(form)]
      assertFields({
        email: checkEmail(email),
        password: password ? undefined : 'Indiquez votre mot de passe.',
      })
      const body = { email, password, remember: isTicked(form, 'remember') }
      return api('POST /api/auth/login', { body })
    },
    onSuccess: ({ data }, form) => {
      openSession(client, data, strategyOf(form))
      track('login')
    },
  })
}

/** Creates an account and signs in; same answer as the login (produit 7.2). */
export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const { checkMotDePasse } = await import('@foulee/domain/membres/mot-de-passe')
      const [prenom, nom] = [readLine(form, 'prenom'), readLine(form, 'nom')]
      const [email, password] = [readLine(form, 'email'), readPassword(form)]
      assertFields({
        prenom: prenom ? undefined : 'Indiquez votre prénom.',
        nom: nom ? undefined : 'Indiquez votre nom.',
        email: checkEmail(email),
        password: checkMotDePasse(password, email).join(' '),
        cgu: isTicked(form, 'cgu')
          ? undefined
          : 'Acceptez les conditions générales pour créer un compte.',
      })
      const remember = isTicked(form, 'remember')
      const body = { prenom, nom, email, password, cgu: true, remember } as const
      return api('POST /api/auth/register', { body })
    },
    onSuccess: ({ data }, form) => {
      openSession(client, data, strategyOf(form))
      track('sign_up_finish')
    },
  })
}
