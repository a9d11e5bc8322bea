import { expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight.ts'

it('concurrent callers share one question, later ones start another', async () => {
  const ask = vi.fn(async () => 'là')
  const read = singleFlight(ask, 'absent')
  expect(await Promise.all([read(), read(), read()])).toEqual(['là', 'là', 'là'])
  expect(ask).toHaveBeenCalledTimes(1)
  await read()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('a question that fails or takes too long gets the fallback', async () => {
  const failing = singleFlight(() => Promise.reject(new Error('away')), 'absent')
  const hanging = singleFlight(() => new Promise<string>(() => {}), 'absent')
  expect(await Promise.all([failing(), hanging()])).toEqual(['absent', 'absent'])
})
