import { addDays } from '../shared/calendrier.ts'
import type { EtatSeance, Proposition, SeanceAgenda } from './adaptation.ts'
import type { ObjectifSeance } from './seance.ts'

export const on = (
  id: number,
  jour: number,
  objectif: ObjectifSeance = 'endurance',
  etat: EtatSeance = 'prevu',
): SeanceAgenda => ({
  id,
  cle: id,
  jour: addDays('2027-02-28', jour),
  titre: `${objectif} ${id}`,
  objectif,
  etat,
  part: 1,
  facile: false,
})
export const summarize = (found: Proposition | null) =>
  found && [
    ...found.deplacements.map(({ id, au }) => `${id} → ${au.slice(5)}`),
    ...found.abandons.map(({ id }) => `${id} ×`),
    ...found.allegements.map(
      ({ id, apres }) => `${id} ${apres.part * 100} %${apres.facile ? ' facile' : ''}`,
    ),
  ]
