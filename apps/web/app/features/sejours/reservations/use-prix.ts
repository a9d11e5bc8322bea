import { computePrix } from '@foulee/domain/sejours/reservation'
import { useToday } from '#kit/list-page/use-today.ts'
import { countSeules, type Demande, listPersonnes } from './demande.ts'
import type { ReserverProps } from './reserver-props.ts'

type PrixOptions = Pick<ReserverProps, 'voyage' | 'depart'> & { demande: Demande }

export function usePrix({ voyage, depart, demande }: PrixOptions) {
  const today = useToday()
  const { acompte, solde_jours } = voyage
  const personnes = listPersonnes(demande)
  const counts = { nb_places: personnes.length, nb_single: countSeules(personnes) }
  const prices = computePrix({ ...depart, acompte, solde_jours }, counts, today)
  return { ...prices, ...counts, isDueNow: prices.solde_le === today }
}
