import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatRefus, readPosition } from './read-position.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type GetPosition = Geolocation['getCurrentPosition']
const at = (longitude: number, latitude: number): GetPosition => {
  return (found) => found({ coords: { longitude, latitude } } as GeolocationPosition)
}
const failing =
  (code: number): GetPosition =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError)
const readPositionWith = (getCurrentPosition: GetPosition, isSecure = true) =>
  readPosition({ geolocation: { getCurrentPosition }, isSecure })

it('the position of the reader is rounded to a hundred metres', async () => {
  expect(await readPositionWith(at(5.724_491, 45.188_529))).toEqual({ lonLat: '5.724,45.189' })
})

it.each([
  [1, 'refusee'],
  [2, 'introuvable'],
  [3, 'tarde'],
  [9, 'introuvable'],
] as const)("the browser's error %i is « %s »", async (code, refus) => {
  expect(await readPositionWith(failing(code))).toEqual({ refus })
})

it('without https the reason is given and the browser is not asked', async () => {
  const never = vi.fn<GetPosition>()
  expect(await readPositionWith(never, false)).toEqual({ refus: 'sans_https' })
  expect(never).not.toHaveBeenCalled()
})

it('a browser without geolocation fails as introuvable', async () => {
  expect(await readPosition({ geolocation: undefined, isSecure: true })).toEqual({
    refus: 'introuvable',
  })
})

it('an unanswered permission prompt times out, and a later answer is ignored', async () => {
  let answer: PositionCallback = () => undefined
  const waiting = readPositionWith((found) => {
    answer = found
  })
  await vi.advanceTimersByTimeAsync(20_000)
  at(5, 45)(answer)
  expect(await waiting).toEqual({ refus: 'tarde' })
})

it.each([
  [
    'refusee',
    'Grenoble (38)',
    'La localisation est refusée dans votre navigateur. Recherche autour de la ville de votre profil\u00a0: Grenoble (38).',
  ],
  ['tarde', null, 'Votre position tarde à venir. Dites autour de quelle ville chercher.'],
] as const)(
  'the message for « %s » with the town %s says which place is used instead',
  (refus, ville, said) => {
    expect(formatRefus(refus, ville)).toBe(said)
  },
)
