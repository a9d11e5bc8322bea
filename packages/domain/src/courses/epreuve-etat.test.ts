import { describe, expect, it } from 'vitest'
import { type EditionOfMove, findMoveErrors } from './epreuve-etat.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const standing = (id: number) => ({ id, etat: 100, annulation_motif: null })
const cancelled = (id: number) => ({ id, etat: -1, annulation_motif: 'Orages.' })
const edition = (editionOfMove: Partial<EditionOfMove>): EditionOfMove => ({
  date_debut: '2026-06-06',
  editions_fin: null,
  annulee: false,
  epreuves: [standing(1), standing(2)],
  ...editionOfMove,
})

describe('an épreuve that is cancelled, or takes place after all', () => {
  const CASES: [string, Parameters<typeof findMoveErrors>[0], Partial<EditionOfMove>, object][] = [
    ['is cancelled with a reason', cancelled(1), {}, {}],
    [
      'needs the reason',
      { ...cancelled(1), annulation_motif: null },
      {},
      { annulation_motif: 'Dites pourquoi\u00a0: les coureurs le liront.' },
    ],
    [
      'is not the last one of its edition',
      cancelled(1),
      { epreuves: [standing(1), cancelled(2)] },
      {
        annulee: 'C’est la dernière épreuve de cette édition\u00a0: annulez plutôt l’édition.',
      },
    ],
    [
      'is not of a cancelled edition',
      cancelled(1),
      { annulee: true },
      { annulee: 'Cette édition est déjà annulée, avec toutes ses épreuves.' },
    ],
    ['is noted as cancelled after its day', cancelled(1), { date_debut: '2026-04-01' }, {}],
    ['takes place after all', standing(1), { epreuves: [cancelled(1), standing(2)] }, {}],
    [
      'does not take place once its day is over',
      standing(1),
      { date_debut: '2026-04-01', epreuves: [cancelled(1), standing(2)] },
      { annulee: 'Cette édition est passée\u00a0: l’épreuve reste annulée.' },
    ],
    [
      'gets another reason, be it the last',
      { ...cancelled(1), annulation_motif: 'Neige.' },
      { annulee: true, date_debut: '2026-04-01', epreuves: [cancelled(1)] },
      {},
    ],
    ['stands as before', standing(1), { epreuves: [standing(1)] }, {}],
  ]
  it.each(CASES)('%s', (_, after, input, errors) => {
    expect(findMoveErrors(after, edition(input), { now: NOW, fuseau: 'Europe/Paris' })).toEqual(
      errors,
    )
  })
})
