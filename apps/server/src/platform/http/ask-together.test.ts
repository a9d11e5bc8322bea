import { expect, it, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

it('concurrent callers share one question, later ones start another', async () => {
  const ask = vi.fn(async () => 'là')
  const read = askTogether(ask, 'absent')
  expect(await Promise.all([read(), read(), read()])).toEqual(['là', 'là', 'là'])
  expect(ask).toHaveBeenCalledTimes(1)
  await read()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('a question that fails or takes too long gets the fallback', async () => {
  const failing = askTogether(() => Promise.reject(new Error('away')), 'absent')
  const hanging = askTogether(() => new Promise<string>(() => {}), 'absent')
  expect(await Promise.all([failing(), hanging()])).toEqual(['absent', 'absent'])
})
