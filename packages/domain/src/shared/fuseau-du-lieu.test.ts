import { expect, test } from 'vitest'
import { DEPARTEMENTS } from './departement.ts'
import { getFuseau } from './fuseau-du-lieu.ts'
import { FUSEAU_DU_PAYS } from './fuseaux-pays.ts'
import { PAYS } from './pays.ts'

test.each([
  ['FR', '38', 'Europe/Paris'],
  ['FR', '2A', 'Europe/Paris'],
  ['FR', null, 'Europe/Paris'],
  ['FR', '971', 'America/Guadeloupe'],
  ['FR', '974', 'Indian/Reunion'],
  ['FR', '975', 'America/Miquelon'],
  ['FR', '986', 'Pacific/Wallis'],
  ['FR', '987', 'Pacific/Tahiti'],
  ['FR', '988', 'Pacific/Noumea'],
  ['RE', null, 'Indian/Reunion'],
  ['CH', null, 'Europe/Zurich'],
  ['GB', null, 'Europe/London'],
  ['MA', null, 'Africa/Casablanca'],
  ['JP', null, 'Asia/Tokyo'],
  ['NP', null, 'Asia/Kathmandu'],
  ['US', null, 'America/New_York'],
])('a place of %s, département %s, has the hour of %s', (pays, departement, fuseau) => {
  expect(getFuseau({ pays, departement })).toBe(fuseau)
})

test.each([
  ['the Canaries', 'ES', null, [-15.6, 27.9], 'Atlantic/Canary'],
  ['Madrid', 'ES', null, [-3.7, 40.4], 'Europe/Madrid'],
  ['Madeira', 'PT', null, [-16.9, 32.7], 'Atlantic/Madeira'],
  ['Pico', 'PT', null, [-28.4, 38.5], 'Atlantic/Azores'],
  ['Auburn in California', 'US', null, [-121.07, 38.9], 'America/Los_Angeles'],
  ['Nuku Hiva', 'FR', '987', [-140.1, -8.9], 'Pacific/Marquesas'],
  ['a race of La Réunion without a postal code', 'FR', null, [55.5, -21.1], 'Indian/Reunion'],
  ['a race of Isère near no border', 'FR', '38', [-149.5, -17.5], 'Europe/Paris'],
] as const)('%s has its own hour', (_, pays, departement, position, fuseau) => {
  expect(getFuseau({ pays, departement, position })).toBe(fuseau)
})

test('every country and every département has a zone that this machine knows', () => {
  const zones = [
    ...PAYS.map((pays) => FUSEAU_DU_PAYS.get(pays) ?? `none of ${pays}`),
    ...DEPARTEMENTS.map(({ code }) => getFuseau({ pays: 'FR', departement: code })),
  ]
  for (const timeZone of zones) {
    expect(() => new Intl.DateTimeFormat('fr', { timeZone }), timeZone).not.toThrow()
  }
})
