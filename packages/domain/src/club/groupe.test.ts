import { expect, it } from 'vitest'
import { groupeText } from './groupe.ts'

it.each([
  [{ allure_min: 330, allure_max: 360, distance: 10_000 }, "5'30 à 6'00/km · 10\u00a0km"],
  [{ allure_min: 330, allure_max: 330 }, "5'30/km"],
  [{ allure_min: 330 }, "5'30/km ou moins vite"],
  [{ allure_max: 300 }, "moins vite que 5'00/km"],
  [{}, ''],
])('the group %j is « %s »', (groupe, said) => expect(groupeText(groupe)).toBe(said))
