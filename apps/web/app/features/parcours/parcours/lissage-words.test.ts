import { expect, it } from 'vitest'
import { describeLissage } from './lissage-words.ts'

it.each([
  [
    { bruit: 0, rayon: 30 },
    'Dans ce fichier, l’altitude est régulière : aucun bruit notable n’y a été mesuré, et le relief est lissé au plus court, sur 60 m.',
  ],
  [
    { bruit: 0.7, rayon: 30 },
    'Dans ce fichier, l’altitude tremble d’environ 0,7 m : c’est peu, et le relief est lissé au plus court, sur 60 m.',
  ],
  [
    { bruit: 2.6, rayon: 84 },
    'Dans ce fichier, l’altitude tremble d’environ 2,6 m : le relief est lissé sur 168 m pour que ce bruit ne compte pas comme de la montée.',
  ],
  [null, null],
  [undefined, null],
])('the smoothing %o is explained in words', (lissage, text) => {
  expect(describeLissage({ lissage })?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
})
