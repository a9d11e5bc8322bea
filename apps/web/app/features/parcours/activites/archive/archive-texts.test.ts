import type { Archive } from '@foulee/contract/parcours/archives'
import { expect, it } from 'vitest'
import { describeBilan } from './archive-texts.ts'

const NOTHING = { gardees: 0, deja: 0, doublons: 0, refusees: 0, photos: 0 } as Archive

it('says what became of an archive, in the plural where there are several', () => {
  expect(describeBilan(NOTHING)).toEqual(['Aucune nouvelle sortie.'])
  expect(
    describeBilan({ ...NOTHING, gardees: 1870, deja: 1, doublons: 2, refusees: 30, photos: 1 }),
  ).toEqual([
    '1\u202f870\u00a0sorties gardées.',
    '1\u00a0sortie était déjà là.',
    '2\u00a0autres enregistrements des mêmes sorties\u00a0: chacune compte une fois.',
    '30\u00a0fichiers refusés.',
    '1\u00a0photo est restée dans l’archive\u00a0: les sorties n’en portent pas.',
  ])
})
