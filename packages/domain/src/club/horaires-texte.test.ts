import { describe, expect, it } from 'vitest'
import { saySemaine } from './horaires.ts'
import { readHoraires } from './horaires-texte.ts'

describe('readHoraires', () => {
  it.each([
    ['Mo-Sa 10:00-19:00', 'du lundi au samedi 10h–19h'],
    ['Tu-Sa 10:00-13:00,14:00-19:00; Su off', 'du mardi au samedi 10h–13h et 14h–19h'],
    ['Mo 14:00-19:00; Tu-Fr 10:00-19:30', 'le lundi 14h–19h ; du mardi au vendredi 10h–19h30'],
    ['Du mardi au samedi : 10h-19h', 'du mardi au samedi 10h–19h'],
    ['lundi, mercredi 9h30 à 12h', 'le lundi 9h30–12h ; le mercredi 9h30–12h'],
    ['Mo-Su 10:00-20:00; PH off', 'tous les jours 10h–20h'],
    ['Fr-Mo 10:00-24:00', 'le lundi 10h–minuit ; du vendredi au dimanche 10h–minuit'],
    ['10:00-19:00', 'tous les jours 10h–19h'],
  ])('%s', (text, said) => {
    const read = readHoraires(text)
    expect(read && saySemaine(read).replaceAll('\u00a0', ' ')).toBe(said)
  })

  it.each([
    '',
    'sur rendez-vous',
    '24/7',
    'Mo 10:00-10:00',
    'Jan-Mar Mo 10:00-12:00',
    'Mo-Fr sunrise-18:00',
  ])('does not guess %j', (text) => expect(readHoraires(text)).toBeNull())
})
