import { countSteps } from '@foulee/domain/entrainement/steps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TraceError } from '../track.ts'
import { madeSimpleFileSteps } from './made-file-steps.ts'
import { readWorkout } from './read-workout.ts'
import { writeWorkoutFit } from './write-workout-fit.ts'
import { writeWorkoutZwo } from './write-workout-zwo.ts'

const STEP = {
  type: 'effort',
  fin: { type: 'temps', valeur: 60 },
  cible: { type: 'libre' },
} as const
const SESSION = { titre: 'Côtes', sport: 'course_a_pied', steps: [STEP] } as const
const ERG = '[COURSE HEADER]\nMINUTES WATTS\n[END COURSE HEADER]\n[COURSE DATA]\n0 200\n1 200\n'
const encode = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from(
    Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]),
  )

const refusalOf = (bytes: Uint8Array): [string, string] => {
  try {
    readWorkout(bytes, 'x')
  } catch (error) {
    if (error instanceof TraceError) return [error.code, error.message]
    throw error
  }
  return ['lu', '']
}

describe('a session', () => {
  it.each([
    ['fit', writeWorkoutFit(SESSION)],
    ['zwo', encode(writeWorkoutZwo(SESSION))],
    ['zwo', utf16(writeWorkoutZwo(SESSION))],
    ['zwo', encode(`\n <!-- ici -->${writeWorkoutZwo(SESSION).replace(/^.*\n/, '')}`)],
    ['erg', encode(ERG)],
    ['erg', encode(`\ufeff\n${ERG.toLowerCase()}`)],
    ['mrc', encode(ERG.replace('WATTS', 'PERCENT'))],
  ])('is known by its content: %s', (format, bytes) => {
    const names = ['x.gpx', 'x.fit', 'x.zwo', '']
    expect(names.map((name) => readWorkout(bytes, name).format)).toEqual(names.map(() => format))
  })

  it.each([
    ['Mes côtes.erg', 'Mes côtes'],
    ['v1.2.erg', 'v1.2'],
    ['.erg', 'Séance'],
    ['', 'Séance'],
    ['a\ud800.erg', 'a\ufffd'],
    ['é'.repeat(300), 'é'.repeat(100)],
  ])('without a name has that of its file, %j', (name, titre) => {
    expect(readWorkout(encode(ERG), name).titre).toBe(titre)
  })

  it('has its own name before', () => {
    expect(readWorkout(writeWorkoutFit(SESSION), 'x.fit').titre).toBe('Côtes')
  })
})

describe('another file', () => {
  it.each([
    ['empty', '', 'fichier_vide', 'vide'],
    ['blank', ' \n ', 'fichier_vide', 'vide'],
    ['a track', '<gpx><trk/></gpx>', 'format_inconnu', 'une trace'],
    ['a page', '<!doctype html><html></html>', 'format_inconnu', 'page web'],
    ['a picture', '\x89PNG\r\n', 'format_inconnu', 'image'],
    ['an archive', 'PK\x03\x04', 'format_inconnu', 'archive'],
    ['packed', '\x1f\x8b\x08', 'format_inconnu', 'archive'],
    ['a PDF', '%PDF-1.7', 'format_inconnu', 'PDF'],
    ['a list', '[{"name": "Côtes"}]', 'format_inconnu', 'FIT, ZWO, ERG ou MRC'],
    ['a text', 'Mardi, 10 x 400', 'format_inconnu', 'FIT, ZWO, ERG ou MRC'],
    ['bytes', '\x00\x01\x02', 'format_inconnu', 'FIT, ZWO, ERG ou MRC'],
    ['1 MB', ERG + ' '.repeat(1024 * 1024), 'fichier_trop_gros', '1\u00a0Mo'],
  ])('is refused: %s', (_, text, code, words) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const [refused, message] = refusalOf(bytes)
    expect(refused).toBe(code)
    expect(message).toContain(words)
  })

  const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'<>"&[]\n =9-e\0é'.split(''))), {
    maxLength: 6,
  })
  it('is refused in words or read, however it was damaged', () => {
    const texts = fc.oneof(
      madeSimpleFileSteps.map((steps) =>
        writeWorkoutZwo({ ...SESSION, steps: steps.map((step) => ({ ...step, fin: STEP.fin })) }),
      ),
      fc.constant(ERG.repeat(3)),
    )
    fc.assert(
      fc.property(texts, damage, (text, places) => {
        const characters = text.split('')
        for (const [at, character] of places) characters[at % characters.length] = character
        const bytes = encode(characters.join(''))
        const [code, message] = refusalOf(bytes)
        if (code === 'lu')
          expect(countSteps(readWorkout(bytes, 'x').steps)).toBeLessThanOrEqual(100)
        else expect(message).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})
