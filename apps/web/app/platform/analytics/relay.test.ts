import { expect, it } from 'vitest'
import { createRelay } from './relay.ts'

it('keeps what is told until somebody listens, then hands on as it comes', () => {
  const { tell, listen } = createRelay<number>()
  const heard: number[] = []
  tell(1)
  tell(2)
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
  tell(3)
  expect(heard).toEqual([1, 2, 3])
})

it('does not fill the memory when nobody ever listens', () => {
  const { tell, listen } = createRelay<number>(2)
  for (const item of [1, 2, 3]) tell(item)
  const heard: number[] = []
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
})
