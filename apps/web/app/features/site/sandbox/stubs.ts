import { CallError, invalidFields } from '@foulee/contract/shared/call-error'

/** Stubs for components that save or fetch: no request leaves the page. */
export const nothing = () => undefined
export const never = (): Promise<never> => new Promise(() => undefined)

const idle = { mutate: nothing, error: null, isPending: false, isSuccess: false, submittedAt: 0 }
export const IDLE = idle
export const BUSY = { ...idle, isPending: true }
export const DONE = { ...idle, isSuccess: true }
export const AWAY = new CallError(
  'reseau_injoignable',
  'Le serveur n’a pas pu être joint. Vérifiez votre connexion.',
)
export const FAILED = { ...idle, error: AWAY }
export const refusedWith = (errors: Record<string, string>) => ({
  ...idle,
  error: invalidFields(errors),
})
export const awaited = <T extends object>(saving: T) => ({
  ...saving,
  mutateAsync: () => Promise.resolve(null),
})
