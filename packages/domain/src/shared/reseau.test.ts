import { expect, it } from 'vitest'
import { type Reseau, readLien } from './reseau.ts'

it.each<[Reseau, string, string]>([
  ['strava', 'https://www.strava.com/athletes/12345', 'https://www.strava.com/athletes/12345'],
  ['strava', ' strava.com/athletes/12345 ', 'https://strava.com/athletes/12345'],
  ['instagram', 'HTTPS://Instagram.com/Lea_court?hl=fr', 'https://instagram.com/Lea_court?hl=fr'],
  ['youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
  ['x', 'https://twitter.com/lea', 'https://twitter.com/lea'],
  ['facebook', 'https://fr-fr.facebook.com/léa', 'https://fr-fr.facebook.com/l%C3%A9a'],
  [
    'garmin',
    'https://connect.garmin.com/modern/profile/1',
    'https://connect.garmin.com/modern/profile/1',
  ],
])('%s takes %s', (reseau, text, url) => {
  expect(readLien(reseau, text)).toEqual({ url })
})

it.each<[Reseau, string]>([
  ['strava', ''],
  ['strava', '   '],
  ['strava', 'http://strava.com/athletes/1'],
  ['strava', 'https://strava.com'],
  ['strava', 'https://strava.com/'],
  ['strava', 'https://strava.com.exemple.fr/athletes/1'],
  ['strava', 'https://notstrava.com/athletes/1'],
  ['strava', 'https://exemple.fr/strava.com/athletes/1'],
  ['strava', 'https://strava.com@exemple.fr/athletes/1'],
  ['strava', 'https://moi:secret@strava.com/athletes/1'],
  ['strava', 'https://strava.com:8443/athletes/1'],
  ['strava', 'https://exemple.fr\\@strava.com/athletes/1'],
  ['strava', 'https://strava.com/athletes/1 onclick=alert(1)'],
  ['strava', 'https://strava.com/\u202eathletes'],
  ['strava', 'https://strava.com/\u200bathletes'],
  ['strava', 'https://strаva.com/athletes/1'],
  ['strava', 'javascript:alert(1)//strava.com/x'],
  ['strava', 'data:text/html,strava.com'],
  ['strava', 'https://instagram.com/lea'],
  ['strava', '@lea'],
  ['strava', '<script>alert(1)</script>'],
  ['strava', "https://'; drop table profils; --"],
  ['strava', `https://strava.com/${'a'.repeat(300)}`],
])('%s refuses %j and says what to write', (reseau, text) => {
  const lien = readLien(reseau, text)
  expect(lien).toEqual({ message: expect.stringMatching(/^\p{Lu}/u) })
})
