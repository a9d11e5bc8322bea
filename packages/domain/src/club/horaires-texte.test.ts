import { describe, expect, it } from 'vitest'
import { formatSemaine } from './horaires.ts'
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
    ['Tous les jours : 10h–19h', 'tous les jours 10h–19h'],
    ['de 10h à 19h', 'tous les jours 10h–19h'],
    ['  MO\u00a010:00-19:00 ', 'le lundi 10h–19h'],
    ['Lun. 10h-19h | Mar. 9h-12h', 'le lundi 10h–19h ; le mardi 9h–12h'],
    ['lundi 10:00-12:00\nmardi 10:00-12:00;', 'lundi et mardi 10h–12h'],
    ['lundi et jeudi 10h-12h', 'le lundi 10h–12h ; le jeudi 10h–12h'],
    ['10:00-19:00; dimanche fermé', 'du lundi au samedi 10h–19h'],
    ['10:00-19:00; Fermée le dimanche', 'du lundi au samedi 10h–19h'],
    ['10:00-19:00; Su closed', 'du lundi au samedi 10h–19h'],
    ['Mo 8:05-9:45', 'le lundi 8h05–9h45'],
    ['Mo 10:00-12:00 et 14:00-19:00', 'le lundi 10h–12h et 14h–19h'],
    ['Mo 10:00-12:00; Mo 14:00-19:00', 'le lundi 14h–19h'],
  ])('%s', (text, said) => {
    const read = readHoraires(text)
    expect(read && formatSemaine(read).replaceAll('\u00a0', ' ')).toBe(said)
  })

  it.each([
    '',
    'sur rendez-vous',
    '24/7',
    'Mo 10:00-10:00',
    'Jan-Mar Mo 10:00-12:00',
    'Mo-Fr sunrise-18:00',
    'Mo',
    'Mo, 10:00 à peu près',
    'Lu Ma Me 10:00-12:00',
    'Mo 10:00-12:00 sauf vacances',
    'Mo 10:00-12:00 14',
    'Mo off',
    'tous les jours ou presque 10:00-12:00',
    'Mo 10:00-12:00; x',
  ])('does not guess %j', (text) => expect(readHoraires(text)).toBeNull())

  it.each([
    ['Mo 10:00-12:00', 'ferme'],
    ['Mo 10:00-12:00; PH off', 'ferme'],
    ['Mo 10:00-12:00; PH 10:00-12:00', 'comme_la_semaine'],
    ['Mo 10:00-12:00; jours fériés 10h-12h', 'comme_la_semaine'],
    ['Mo 10:00-12:00; jour férié fermé', 'ferme'],
    ['Mo 10:00-12:00; jours fériés : ouvert', 'comme_la_semaine'],
  ])('of %j holidays are « %s »', (text, feries) => {
    expect(readHoraires(text)?.feries).toBe(feries)
  })
})
