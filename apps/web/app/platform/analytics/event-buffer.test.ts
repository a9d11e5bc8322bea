import { expect, it } from 'vitest'
import { createEventBuffer } from './event-buffer.ts'

it('events are buffered until a listener subscribes, then delivered as they come', () => {
  const { tell, listen } = createEventBuffer<number>()
  const heard: number[] = []
  tell(1)
  tell(2)
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
  tell(3)
  expect(heard).toEqual([1, 2, 3])
})

it('the buffer is bounded when there is never a listener', () => {
  const { tell, listen } = createEventBuffer<number>(2)
  for (const item of [1, 2, 3]) tell(item)
  const heard: number[] = []
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
})
