import type { Moitie } from '@foulee/domain/parcours/calibration'

type Runner = { montee?: number; descente?: number; pace?: number; effort?: number }

/** An outing of two equal halves, up, flat and down. */
export function makeMoities({
  montee = 1,
  descente = 1,
  pace = 0.36,
  effort = 3000,
}: Runner = {}): [Moitie, Moitie] {
  const half: Moitie = {
    montee: { effort, secondes: Math.round(effort * pace * montee) },
    plat: { effort, secondes: Math.round(effort * pace) },
    descente: { effort, secondes: Math.round(effort * pace * descente) },
    entre: { effort: 0, secondes: 0 },
  }
  return [half, half]
}
