import type { Cleaned } from '@foulee/trace/track'

const countWords = (count: number, singular: string, plural: string) =>
  count === 0 ? [] : [count === 1 ? `1\u00a0${singular}` : `${count}\u00a0${plural}`]

export function describeCleaned(cleaned: Cleaned | undefined): string[] {
  if (!cleaned) return []
  const { planned, repeated, jumps, spikes } = cleaned
  return [
    ...countWords(
      jumps,
      'point loin de la trace a été écarté\u00a0: un saut du récepteur.',
      'points loin de la trace ont été écartés\u00a0: des sauts du récepteur.',
    ),
    ...countWords(
      spikes,
      'altitude impossible a été écartée.',
      'altitudes impossibles ont été écartées.',
    ),
    ...countWords(
      repeated,
      'point enregistré deux fois a été écarté.',
      'points enregistrés deux fois ont été écartés.',
    ),
    ...countWords(
      planned,
      'point d’un parcours prévu, sans heures, a été écarté.',
      'points d’un parcours prévu, sans heures, ont été écartés.',
    ),
  ]
}
