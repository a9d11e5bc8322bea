import { formatNombre } from '@foulee/domain/shared/mesure'

export function formatObtenus(nb: number): string {
  if (nb === 0) return 'Personne ne l’a encore'
  return `${formatNombre(nb)}\u00a0${nb === 1 ? 'personne l’a' : 'personnes l’ont'}`
}
