import { expect, it } from 'vitest'
import { directionVent, formatMeteo } from './meteo.ts'

const UNKNOWN = {
  temperature: null,
  ressenti: null,
  ciel: null,
  vent: null,
  vent_de: null,
  humidite: null,
}

it.each([
  [0, 'du nord'],
  [359, 'du nord'],
  [90, 'de l’est'],
  [225, 'du sud-ouest'],
])('a wind of %i degrees comes « %s »', (degres, words) => {
  expect(directionVent(degres)).toBe(words)
})

it('says what is known, and nothing else', () => {
  const all = {
    temperature: 12,
    ressenti: 9,
    ciel: 'pluie faible',
    vent: 20,
    vent_de: 225,
    humidite: 80,
  }
  expect(formatMeteo(all)).toBe(
    '12\u00a0°C, ressenti 9\u00a0°C, pluie faible, vent de 20\u00a0km/h du sud-ouest, humidité 80\u00a0%',
  )
  expect(formatMeteo({ ...UNKNOWN, temperature: -3, ressenti: -3 })).toBe('−3\u00a0°C')
  expect(formatMeteo({ ...UNKNOWN, vent: 0, vent_de: 10 })).toBe('pas de vent')
})
