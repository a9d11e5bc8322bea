import { expect, it } from 'vitest'
import { dropUnseen } from './signes.ts'

it.each<[string, string]>([
  ['a\u202egnp.exe', 'agnp.exe'],
  ['\u2066un\u2069 \u2067deux\u2069 \u2068trois\u2069', 'un deux trois'],
  ['\u202aun\u202c \u202bdeux\u202c \u202dtrois\u202c', 'un deux trois'],
  ['\u200eun\u200f\u061c', 'un'],
  ['L\u200bé\u2060a\ufeff', 'Léa'],
  ['\ufff9un\ufffadeux\ufffb', 'undeux'],
  ['mot\u{e0061}\u{e0062} caché', 'mot caché'],
])('%j loses what makes it read otherwise', (texte, kept) => expect(dropUnseen(texte)).toBe(kept))

it.each([
  'l’été, «\u00a0à 8\u202fh\u00a0», déjà\u00a0!',
  '👩‍👩‍👧‍👦 🏳️‍🌈 ❤️ 👍🏽',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'می\u200cخواهم שלום العربية',
  'un\n\tdeux',
])('%j stays as it was written', (texte) => expect(dropUnseen(texte)).toBe(texte))
